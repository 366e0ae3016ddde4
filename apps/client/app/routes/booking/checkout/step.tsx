import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface StepProps {
  number: number
  title: string
  /** Shows a tick instead of the number. */
  done?: boolean
  /** Right of the title. */
  aside?: ReactNode
  /** None for a step that is still ahead. */
  children?: ReactNode
}

/** A numbered step of the checkout. */
export function Step({ number, title, done, aside, children }: StepProps) {
  return (
    <div className="checkout-step">
      <div className="title">
        <span className={done ? 'mark done' : 'mark'} aria-hidden="true">
          {done ? <Check size={18} /> : number}
        </span>
        <h3 tabIndex={-1} className={children ? undefined : 'muted'}>
          <span className="sr-only">
            Step {number}
            {done && ', done'}:{' '}
          </span>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </div>
  )
}
