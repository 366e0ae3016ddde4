import { classNames } from '@anseo/ui/class-names'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export interface StepPlace {
  number: number
  done: boolean
  /** True for the first step that is not done. */
  next: boolean
}

interface StepRowProps extends StepPlace {
  title: string
  text: string
  /** Button or link that does the step. */
  action?: ReactNode
  children?: ReactNode
}

/** Shows a step: its number or a tick, its text and its action. */
export function StepRow({ number, done, next, title, text, action, children }: StepRowProps) {
  return (
    <li className={classNames('first-step', done && 'done', next && 'next')}>
      <span className="mark">
        {done ? <Check role="img" aria-label="Done" /> : <b aria-hidden="true">{number}</b>}
      </span>
      <div className="what">
        <h3>{title}</h3>
        <p className="muted">{text}</p>
        {children}
      </div>
      {action && <div className="act">{action}</div>}
    </li>
  )
}
