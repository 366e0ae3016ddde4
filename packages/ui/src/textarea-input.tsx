import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './text-input.tsx'

type TextareaInputProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts

/** A labelled text of several lines. */
export function TextareaInput(props: TextareaInputProps) {
  const { label, hint, error, missing, aside, className, ...area } = props
  return (
    <Field {...{ label, hint, error, missing, aside, className }}>
      {(control) => (
        <div className="input area">
          <textarea {...area} {...control} />
        </div>
      )}
    </Field>
  )
}
