import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { ImagePreview } from '../imagePreview.tsx'
import { type ExpertInput, type ExpertValues, expertSchema } from './expertForm.ts'
import { fileSize } from './fileSize.ts'
import type { ChosenImage } from './useChosenImage.ts'
import { useDroppedFile } from './useDroppedFile.ts'

const modes = ['URL', 'Upload'] as const
export type ImageMode = (typeof modes)[number]

const noPicture = 'No picture came from this address. Visitors would see a placeholder.'

type Props = {
  form: UseFormReturn<ExpertInput, unknown, ExpertValues>
  mode: ImageMode
  onModeChange: (mode: ImageMode) => void
  chosen: ChosenImage
}

/** The picture of an expert: by its address, or as a file that is sent when the expert is saved. */
export function ImageField({ form, mode, onModeChange, chosen }: Props) {
  const id = useId()
  // Not with every key: half an address would be asked for, too.
  const [address, setAddress] = useState(() => form.getValues('image_url'))
  const [broken, setBroken] = useState<string>()
  const { success: isAddress } = expertSchema.shape.image_url.safeParse(address)
  const file = mode === 'Upload' ? chosen.file : undefined
  const shown = (file && chosen.preview) || (isAddress && address) || undefined

  function remove() {
    if (file) void chosen.choose(undefined)
    else {
      form.setValue('image_url', '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      setAddress('')
    }
    document.getElementById(`${id}${mode}`)?.focus()
  }

  const drop = useDroppedFile((files) => {
    const input = chosen.input.current
    if (!input || input.matches(':disabled')) return
    input.files = files
    onModeChange('Upload')
    void chosen.choose(files[0])
  })

  return (
    <fieldset className="image-field" data-drop={drop.over || undefined} {...drop.target}>
      <legend>Image</legend>
      <ImagePreview src={shown} alt="Preview" onFailed={setBroken} />
      <div className="image-source">
        <div className="segments">
          {modes.map((one) => (
            <label key={one}>
              <input
                id={`${id}${one}`}
                type="radio"
                name={`${id}mode`}
                checked={mode === one}
                onChange={() => onModeChange(one)}
              />
              {one}
            </label>
          ))}
        </div>
        {/* Both stay, so that neither forgets what was entered. */}
        <div hidden={mode !== 'URL'}>
          <Field
            label="Image URL"
            message={
              form.formState.errors.image_url?.message ?? (shown && shown === broken ? noPicture : undefined)
            }
            hint="A picture on the web. Leave it empty to show none."
          >
            {(control) => (
              <input
                {...control}
                {...form.register('image_url', { onBlur: ({ target }) => setAddress(target.value.trim()) })}
                type="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://"
              />
            )}
          </Field>
        </div>
        <div hidden={mode !== 'Upload'}>
          <Field label="Image file" message={chosen.message} hint={hintOf(chosen)}>
            {(control) => (
              <input
                {...control}
                ref={chosen.input}
                type="file"
                accept="image/*"
                onChange={({ target }) => void chosen.choose(target.files?.[0])}
              />
            )}
          </Field>
        </div>
        {(shown || file) && (
          <button type="button" className="link-button" onClick={remove}>
            Remove picture
          </button>
        )}
      </div>
    </fieldset>
  )
}

function hintOf({ reading, file, image }: ChosenImage): string {
  if (reading) return 'Reading the picture…'
  if (!file || !image)
    return 'PNG, JPEG, WebP, AVIF or GIF, chosen or dropped here. Large photos are made smaller.'
  const size = fileSize(image.blob.size)
  return image.blob.size < file.size
    ? `${size} will be sent, instead of ${fileSize(file.size)}.`
    : `${size} will be sent.`
}
