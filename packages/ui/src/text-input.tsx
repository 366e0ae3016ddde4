import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'

export type FieldTexts = {
  label: string
  hint?: ReactNode
  error?: string | null | undefined
  missing?: boolean
  aside?: ReactNode
  /** Class of the whole field, for layout. */
  className?: string
}

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'size'> & FieldTexts & { icon?: ReactNode }

/** A labelled line of text; takes the props of `register()` from react-hook-form. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, missing, aside, className, icon, type = 'text', ...input } = props
  return (
    <Field {...{ label, hint, error, missing, aside, className }}>
      {(control) => (
        <div className={classNames('input', input.readOnly && 'readonly')}>
          {icon}
          <input type={type} {...input} {...control} />
        </div>
      )}
    </Field>
  )
}
