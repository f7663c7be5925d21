import * as Switch from '@radix-ui/react-switch'
import { useId } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { EditorBody } from './editorBody.tsx'
import { type ExpertInput, type ExpertValues, lengthOf, limits } from './expertForm.ts'
import { ImageField, type ImageMode } from './imageField.tsx'
import type { ChosenImage } from './useChosenImage.ts'

type Form = UseFormReturn<ExpertInput, unknown, ExpertValues>

type Props = {
  form: Form
  mode: ImageMode
  onModeChange: (mode: ImageMode) => void
  chosen: ChosenImage
  busy: boolean
}

/** The fields of an expert (specification, section 2). */
export function ExpertFieldset({ form, busy, ...image }: Props) {
  const { errors } = form.formState
  return (
    <EditorBody busy={busy}>
      <div className="field-pair">
        <Field label="Name" message={errors.name?.message}>
          {(control) => <input {...control} {...form.register('name')} autoComplete="off" aria-required />}
        </Field>
        <Field label="Role" message={errors.role?.message}>
          {(control) => <input {...control} {...form.register('role')} autoComplete="off" aria-required />}
        </Field>
      </div>
      <ImageField form={form} {...image} />
      <Field label="Description" message={errors.description?.message} hint={<Counter form={form} />}>
        {(control) => <textarea {...control} {...form.register('description')} rows={3} aria-required />}
      </Field>
      <ActiveStatus form={form} />
    </EditorBody>
  )
}

function Counter({ form }: { form: Form }) {
  const length = lengthOf(useWatch({ control: form.control, name: 'description' }).trim())
  const { description: limit } = limits
  return (
    <span className={length > limit ? 'counter counter-over' : 'counter'}>
      {length} of {limit} characters
    </span>
  )
}

function ActiveStatus({ form }: { form: Form }) {
  const id = useId()
  return (
    <div className="active-status">
      <div>
        <label htmlFor={id}>Active Status</label>
        <p id={`${id}-hint`} className="field-hint">
          Enable or disable this expert on the website
        </p>
      </div>
      <Controller
        control={form.control}
        name="is_active"
        render={({ field }) => (
          <Switch.Root
            id={id}
            ref={field.ref}
            className="switch"
            checked={field.value}
            onCheckedChange={field.onChange}
            onBlur={field.onBlur}
            aria-describedby={`${id}-hint`}
          >
            <Switch.Thumb className="switch-thumb" />
          </Switch.Root>
        )}
      />
    </div>
  )
}
