import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notify } from '../../toasts.tsx'
import { type Expert, withExpert } from '../expert.ts'
import type { PreparedImage } from '../upload/prepare.ts'
import { changeList } from '../useExperts.ts'
import type { ExpertValues } from './expertForm.ts'
import { saveExpert } from './saveExpert.ts'

type Draft = { values: ExpertValues; image?: PreparedImage }
type Conflict = Draft & { theirs: Expert }

/** What runs: the upload with the part that is sent, or the save itself. */
export type Busy = { uploading: number } | 'saving'

type State = {
  /** The expert as it was last read; undefined for a new one. */
  base: Expert | undefined
  /** Somebody deleted it; saving creates it anew. */
  gone: boolean
  busy?: Busy
  /** Why the last save did not succeed, and what to do. */
  problem?: string
  conflict?: Conflict
}

const problems = {
  notUploaded:
    'The image could not be uploaded, so nothing was saved. Your entries are still here: check your connection, then try again.',
  failed: 'The save was not confirmed. Your entries are still here: check your connection, then try again.',
  refused:
    'You are not an admin any more, so nothing was saved. Your entries stay here until you close this dialog: another admin can give you the rights back.',
  gone: 'Someone deleted this expert while you were editing. Your entries are still here: add the expert again, or cancel.',
  stopped: 'The upload was stopped, and nothing was saved.',
} as const

const imageLost = 'The picture was deleted together with the expert. Choose another one when you like.'

/** Saves what an admin typed, with the toasts of the specification (section 8), and remembers what went wrong. */
export function useExpertEditor(expert: Expert | undefined, onSaved: () => void) {
  const [state, setState] = useState<State>({ base: expert, gone: false })
  const running = useRef<AbortController>(undefined)
  const queries = useQueryClient()
  const { base, gone } = state
  const isNew = !base || gone

  async function attempt({ values, image }: Draft, against: Expert | undefined): Promise<Partial<State>> {
    const controller = new AbortController()
    running.current = controller
    const outcome = await saveExpert(
      { base: against, gone, values, image },
      {
        signal: controller.signal,
        onProgress: (uploading) => setState((now) => ({ ...now, busy: { uploading } })),
        onSent: () => setState((now) => ({ ...now, busy: 'saving' })),
      },
    )
    switch (outcome.kind) {
      case 'saved':
        notify.success(`Expert ${isNew ? 'created' : 'updated'} successfully.`)
        if (gone && values.image_url && !outcome.expert.image_url) notify.info(imageLost)
        changeList(queries, (list) => withExpert(list, outcome.expert))
        onSaved()
        return {}
      case 'conflict':
        changeList(queries, (list) => withExpert(list, outcome.theirs))
        return { base: against, gone: false, conflict: { values, image, theirs: outcome.theirs } }
      case 'gone':
        return { gone: true, conflict: undefined, problem: problems.gone }
      case 'notUploaded':
        notify.error('Failed to upload image.')
        break
      case 'failed':
      case 'refused':
        notify.error(`Failed to ${isNew ? 'create' : 'update'} expert.`)
    }
    return { problem: problems[outcome.kind] }
  }

  /** A second call while one runs does nothing, so a double click saves once. */
  async function save(draft: Draft, against = base): Promise<void> {
    if (running.current) return
    setState((now) => ({ ...now, problem: undefined, busy: draft.image ? { uploading: 0 } : 'saving' }))
    const next = await attempt(draft, against).catch((cause): Partial<State> => {
      console.error('An expert could not be saved:', cause)
      notify.error('An unexpected error occurred.')
      return { problem: problems.failed }
    })
    running.current = undefined
    setState((now) => ({ ...now, busy: undefined, ...next }))
  }

  return {
    ...state,
    isNew,
    save,
    /** Ends a running upload. */
    stop: () => running.current?.abort(),
  }
}
