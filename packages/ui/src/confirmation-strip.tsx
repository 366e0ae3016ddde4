import type { ReactNode } from 'react'
import wavingHandPicture from './assets/pictures/waving-hand.webp?no-inline'

/** The gorse strip that asks how an appointment went. */
export function ConfirmationStrip({
  title,
  about,
  text,
  action,
}: {
  title: string
  /** Label that tells strips apart for screen readers: person and time. */
  about: string
  text: string
  /** Buttons; none when there is nothing to do. */
  action?: ReactNode
}) {
  return (
    <section className="confirmation-strip" aria-label={`${title}: ${about}`}>
      <div className="said">
        <img src={wavingHandPicture} alt="" width={44} height={44} />
        <div>
          <b>{title}</b>
          {text}
        </div>
      </div>
      {action && <div className="acts">{action}</div>}
    </section>
  )
}
