import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A box to tick, with its label beside it. */
export const Checkbox = ({ onChange, children, ...input }: CheckboxProps) => (
  <label className="flex items-start gap-3">
    <input
      type="checkbox"
      className="size-6 shrink-0 accent-primary"
      {...input}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{children}</span>
  </label>
)
