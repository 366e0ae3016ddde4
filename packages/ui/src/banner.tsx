import type { ReactNode } from 'react'
import { pictures } from './pictures.ts'

type BannerProps = { title: string; text: string; action: ReactNode; picture?: string }

const RAYS = [
  'M930 330L43.7 173.7L74.2 51.6z',
  'M930 330L150.6-120L221-224.4z',
  'M930 330L351.5-359.4L453.4-433.4z',
  'M930 330L622.2-515.7L743.2-550.4z',
  'M930 330L930-570L1055.6-561.2z',
  'M930 330L1237.8-515.7L1352.8-464.5z',
  'M930 330L1508.5-359.4L1599.1-272z',
  'M930 330L1709.4-120L1764.6-6.8z',
  'M930 330L1816.3 173.7L1829.5 298.9z',
]

/** The gorse banner with rays and a figure; its button is `on-gorse`. */
export function Banner({ title, text, action, picture = pictures.raisedHand }: BannerProps) {
  return (
    <section className="banner">
      <svg className="rays" viewBox="0 0 1200 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path d={RAYS.join('')} fill="#fff" opacity=".2" />
      </svg>
      <div className="said">
        <h2>{title}</h2>
        <p>{text}</p>
        {action}
      </div>
      <img src={picture} alt="" width={256} height={256} loading="lazy" />
    </section>
  )
}
