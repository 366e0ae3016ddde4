import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type NoteProps = {
  /** `warm` asks for something (gorse), `bad` says what went wrong. */
  tone?: 'warm' | 'bad'
  icon?: ReactNode
  role?: 'status' | 'alert' | 'note'
  children: ReactNode
}

/** A sentence in a well, with an icon. */
export function Note({ tone, icon = <Info aria-hidden="true" />, role, children }: NoteProps) {
  return (
    <div className={classNames('note', tone)} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  )
}
