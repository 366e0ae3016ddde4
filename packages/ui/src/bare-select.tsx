import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'

type BareSelectProps = Omit<ComponentProps<'select'>, 'className'> & { label: string; icon?: ReactNode }

/** A select whose label only screen readers hear, for filter bars. */
export function BareSelect({ label, icon, children, ...select }: BareSelectProps) {
  return (
    <div className="input select-input">
      {icon}
      <select aria-label={label} {...select}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" />
    </div>
  )
}
