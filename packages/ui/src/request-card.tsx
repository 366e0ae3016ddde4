import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

type RequestCardProps = {
  name: string
  /** Link of the name. */
  link?: LinkElement
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
export function RequestCard(props: RequestCardProps) {
  const { name, link, picture, lines, amount, deadline, children, actions } = props
  return (
    <article className="request">
      <div className="top">
        <Avatar name={name} src={picture} />
        <div>
          <b>{link ? <Linked link={link}>{name}</Linked> : name}</b>
          <div className="lines">{lines}</div>
        </div>
        <b className="num">{amount}</b>
      </div>
      {children && <div className="muted grid gap-1.5 text-[.9063rem]">{children}</div>}
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
