import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'

type RequestCardProps = {
  name: string
  picture?: string | null
  /** Day and times; a line break splits them. */
  lines: string
  amount: string
  /** 'Answer before 03:00 PM today'. */
  deadline?: string
  children?: ReactNode
  actions: ReactNode
}

/** A booking request that a vendor answers. */
export function RequestCard({ name, picture, lines, amount, deadline, children, actions }: RequestCardProps) {
  return (
    <article className="request">
      <div className="top">
        <Avatar name={name} src={picture} />
        <div>
          <b>{name}</b>
          <div className="lines">{lines}</div>
        </div>
        <b className="num">{amount}</b>
      </div>
      {children && <div className="muted text-[.9063rem]">{children}</div>}
      <div className="acts">{actions}</div>
      {deadline && (
        <p className="deadline">
          <Hourglass aria-hidden="true" />
          {deadline}
        </p>
      )}
    </article>
  )
}
