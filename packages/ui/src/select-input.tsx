import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field } from './field.tsx'
import type { FieldTexts } from './text-input.tsx'

type SelectInputProps = Omit<ComponentProps<'select'>, 'className'> & FieldTexts & { icon?: ReactNode }

/** A labelled native select; children are its options. */
export function SelectInput(props: SelectInputProps) {
  const { label, hint, error, missing, aside, className, icon, children, ...select } = props
  return (
    <Field {...{ label, hint, error, missing, aside, className }}>
      {(control) => (
        <div className="input select-input">
          {icon}
          <select {...select} {...control}>
            {children}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
