import { useId } from 'react'
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'
import { NeededMark } from './needed-mark.tsx'

/** Props that a field passes to its input. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: string
  /** A sentence below, while there is no error. */
  hint?: ReactNode
  /** Error text, which replaces the hint: the problem and how to fix it. */
  error?: string | null | undefined
  /** Marks the field as 'Needed to book'; never together with an error. */
  missing?: boolean
  /** Content right of the label, such as 'Forgot password'. */
  aside?: ReactNode
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then hint or error, tied together for screen readers. */
export function Field({ label, hint, error, missing, aside, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const marked = Boolean(missing && !error)
  const hasNote = Boolean(error || hint)
  return (
    <div className={classNames('field', marked && 'missing', className)}>
      <div className="field-top">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {marked ? <NeededMark /> : aside}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={noteId} aria-live="polite" hidden={!hasNote}>
        {error ? <FieldError>{error}</FieldError> : hint && <span className="hint">{hint}</span>}
      </div>
    </div>
  )
}

/** A red sentence with an icon. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="field-error">
      <CircleAlert aria-hidden="true" />
      {children}
    </span>
  )
}
