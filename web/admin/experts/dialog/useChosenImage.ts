import { useEffect, useRef, useState } from 'react'
import { type PreparedImage, prepareImage, UnusableImage } from '../upload/prepare.ts'

type State = {
  /** Between choosing a file and knowing whether it can be used. */
  reading?: boolean
  file?: File
  image?: PreparedImage
  /** Shows the image that will be sent, as long as it is the chosen one. */
  preview?: string
  /** Why the chosen file cannot be used. */
  message?: string
}

/** The file that an admin chose for an expert, made ready to be sent, with a preview. */
export function useChosenImage() {
  const [state, setState] = useState<State>({})
  const latest = useRef<File>(undefined)
  const input = useRef<HTMLInputElement>(null)

  const { preview } = state
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  // What is still being read then finds that nobody waits for it.
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  async function choose(file: File | undefined) {
    latest.current = file
    if (!file) {
      if (input.current) input.current.value = ''
      return setState({})
    }
    setState({ reading: true, file })
    const next = await prepareImage(file).then(
      (image): State => ({ file, image, preview: URL.createObjectURL(image.blob) }),
      (cause): State => ({ file, message: messageOf(cause) }),
    )
    if (latest.current === file) setState(next)
    else if (next.preview) URL.revokeObjectURL(next.preview)
  }

  return { ...state, input, choose }
}

export type ChosenImage = ReturnType<typeof useChosenImage>

function messageOf(cause: unknown): string {
  if (cause instanceof UnusableImage) return cause.message
  console.error('A chosen file could not be read:', cause)
  return 'This file could not be read. Choose it again, or another one.'
}
