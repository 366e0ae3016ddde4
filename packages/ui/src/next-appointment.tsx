import type { ReactNode } from 'react'
import { ArchPortrait } from './arch-portrait.tsx'

type NextAppointmentProps = {
  /** 'Next, in 36 minutes'. */
  soon: string
  name: string
  picture?: string | null
  times: string
  /** Service and address; a line break splits them. */
  where?: string
  /** Gorse 'Directions', then `on-dark` chat and call. */
  actions: ReactNode
}

/** The vendor's next appointment, on ink. */
export function NextAppointment({ soon, name, picture, times, where, actions }: NextAppointmentProps) {
  return (
    <section className="next-appointment" aria-label="Next appointment">
      <div className="who">
        <ArchPortrait name={name} src={picture} placeWidth={112} />
        <div>
          <p className="soon">{soon}</p>
          <h2>{name}</h2>
          <p className="when">{times}</p>
          {where && <p className="where">{where}</p>}
        </div>
      </div>
      <div className="acts">{actions}</div>
    </section>
  )
}
