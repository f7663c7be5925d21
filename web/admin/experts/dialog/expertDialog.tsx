'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useEffect } from 'react'
import { DialogOverlay } from '../../ui/dialogOverlay.tsx'
import type { Expert } from '../expert.ts'
import { removeLeftovers } from '../upload/remove.ts'
import { ExpertEditor } from './expertEditor.tsx'

type Props = {
  /** The expert to edit; undefined to add one. */
  expert: Expert | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds or edits an expert (specification, sections 2 and 4). Each opening begins afresh. */
export function ExpertDialog({ expert, open, onOpenChange }: Props) {
  useEffect(() => void removeLeftovers(), [])
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <DialogOverlay />
        <ExpertEditor expert={expert} onClose={() => onOpenChange(false)} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}
