import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import type { Expert } from '../expert.ts'
import { type ExpertInput, type ExpertValues, expertSchema, inputOf } from './expertForm.ts'
import type { ImageMode } from './imageField.tsx'
import { useChosenImage } from './useChosenImage.ts'

const check = zodResolver(expertSchema)

/** The form about an expert, prefilled for one that exists, and the picture that goes with it. */
export function useExpertForm(expert: Expert | undefined) {
  const [mode, onModeChange] = useState<ImageMode>('URL')
  const chosen = useChosenImage()
  const current = mode === 'Upload' ? chosen : undefined
  // What takes the address's place makes it irrelevant, and a file that cannot be used is as wrong as a wrong address.
  const resolver: Resolver<ExpertInput, unknown, ExpertValues> = async (input, ...more) => {
    const found = await check(current?.image ? { ...input, image_url: '' } : input, ...more)
    if (!current?.message) return found
    return { values: {}, errors: { ...found.errors, image_url: { type: 'file', message: current.message } } }
  }
  const form = useForm<ExpertInput, unknown, ExpertValues>({ defaultValues: inputOf(expert), resolver })

  /** The form leads to the first wrong field by itself; an address may be hidden, and a file is not its own. */
  function showWrongImage({ name, role, image_url }: FieldErrors<ExpertInput>) {
    if (name || role || !image_url) return
    if (current?.message) chosen.input.current?.focus()
    else flushSync(() => onModeChange('URL'))
  }

  return {
    form,
    showWrongImage,
    /** The image to send with the next save. */
    image: current?.image,
    preview: current?.preview,
    dirty: form.formState.isDirty || Boolean(chosen.file),
    ready: !current?.reading,
    fields: { mode, onModeChange, chosen },
  }
}
