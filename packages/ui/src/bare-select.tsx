import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDown } from 'lucide-react'

type BareSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  label: string
  icon?: ReactNode
  /** A short form of the chosen value, shown while the select is closed; it sets the width. */
  closed?: string
}

/** A select for filter bars, whose label is for screen readers only. */
export function BareSelect({ label, icon, closed, children, ...select }: BareSelectProps) {
  return (
    <div className={classNames('input select-input', closed && 'short')}>
      {icon}
      {closed && (
        <span className="num" aria-hidden="true">
          {closed}
        </span>
      )}
      <select aria-label={label} {...select}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" />
    </div>
  )
}
