import type { ReactNode } from 'react'
import raisedHandPicture from './assets/pictures/raised-hand.webp?no-inline'

type BannerProps = { title: string; text: string; action: ReactNode }

/** Paths of the sun rays from one point below; each closes where the next begins. */
const RAYS =
  'M930 330L44 174 74 52zL151-120 221-224zL352-359 453-433zL622-516 743-550zL930-570 1056-561zL1238-516 1353-464zL1508-359 1599-272zL1709-120 1765-7zL1816 174 1830 299z'

/** The yellow (`gorse`) banner with rays of the sun and a figure; its button has the tone `on-gorse`. */
export function Banner({ title, text, action }: BannerProps) {
  return (
    <section className="banner">
      <svg className="rays" viewBox="0 0 1200 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path d={RAYS} fill="#fff" opacity=".2" />
      </svg>
      <div className="said">
        <h2>{title}</h2>
        <p>{text}</p>
        {action}
      </div>
      <img src={raisedHandPicture} alt="" width={256} height={256} loading="lazy" />
    </section>
  )
}
