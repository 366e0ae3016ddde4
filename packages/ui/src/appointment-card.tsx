// implements: §2.82
import { Calendar, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArchPortrait } from './arch-portrait.tsx'
import { Badge } from './badge.tsx'
import type { BadgeTone } from './badge.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

type AppointmentCardProps = {
  /** Id for links to this card. */
  id?: string
  /** Link of the card: the chat with this person. */
  link: LinkElement
  name: string
  /** Speciality on the client site; address or email elsewhere. */
  what: string
  picture: string | null | undefined
  /** Preformatted: '28 Nov 2026', '10:00 AM to 12:00 PM', '€100.74'. */
  date: string
  times: string
  amount: string
  /** Label of the amount, such as 'Vendor fee'. */
  caption?: string
  /** '6 days left', none when over. */
  remaining?: string | null
  /** Further facts, a line each, such as until when to pay. */
  notes?: readonly string[]
  /** A quiet link below the facts, such as to the receipt; it lies above the card's link. */
  more?: ReactNode
  badge: { tone: BadgeTone; text: string }
  /** Ended without taking place: grey picture. */
  dim?: boolean
  /** Buttons; they lie above the card's link. */
  actions?: ReactNode
}

/** Shows an appointment in a list. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { id, link, name, what, picture, date, times, amount, caption, remaining, notes, more } = props
  const { badge, dim, actions } = props
  return (
    <article className="card acard" id={id}>
      <ArchPortrait name={name} src={picture} placeWidth={68} dim={dim ?? false} />
      <div className="facts">
        <h2 className="name">
          <Linked link={link}>{name}</Linked>
        </h2>
        <p className="what">{what}</p>
        <p className="when">
          <span>
            <Calendar aria-hidden="true" />
            {date}
          </span>
          <span>
            <Clock aria-hidden="true" />
            {times}
          </span>
        </p>
        {remaining && <p className="left num">{remaining}</p>}
        {notes?.map((note) => (
          <p key={note} className="left num">
            {note}
          </p>
        ))}
        {more && <p className="more">{more}</p>}
      </div>
      <div className="state">
        <Badge tone={badge.tone}>{badge.text}</Badge>
        <span className="amount">
          {caption && <small>{caption}</small>}
          {amount}
        </span>
      </div>
      <div className="acts">{actions}</div>
    </article>
  )
}
