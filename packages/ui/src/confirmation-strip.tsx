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
  /** Tells it from other strips by ear: with whom and when. */
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
