const encoder = new TextEncoder()
const bufferBytes = 4 * 1024 * 1024
const keepAliveMilliseconds = 15_000
/** Clients connect anew after this time, with a token that is still good: a session that has ended hears no longer. */
const lifetimeMilliseconds = 30 * 60_000

/** One client's stream of server-sent events. */
export type EventStream = {
  response: Response
  /** Queues an event. A client that lets its queue overflow is disconnected; it then connects anew and reads afresh. */
  send(event: string, data: object, id?: string): void
  close(): void
}

/** Opens a stream; `onClose` is called once, whoever ends it. */
export function openEventStream(onClose: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const keepAlive = setInterval(() => write(': keep-alive\n\n'), keepAliveMilliseconds)

  const lifetime = setTimeout(close, lifetimeMilliseconds)

  function close(): void {
    controller?.close()
    end()
  }

  function end(): void {
    if (!controller) return
    controller = null
    clearInterval(keepAlive)
    clearTimeout(lifetime)
    onClose()
  }

  function write(text: string): void {
    if (!controller) return
    if ((controller.desiredSize ?? 0) <= 0) {
      controller.error(new Error('The client does not read its events'))
      end()
    } else {
      controller.enqueue(encoder.encode(text))
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  )
  return {
    response: new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      },
    }),
    send(event, data, id) {
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    close,
  }
}
