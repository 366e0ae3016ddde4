// implements: §2.33
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Hills } from './hills.tsx'
import { Street } from './street.tsx'
import type { StreetDoor } from './street.tsx'

const RISE_MS = 800

/** True once sun and doors have risen; kept in memory only, since nothing is stored in a browser without need. */
let risen = false

type HeroProps = {
  /** Headline, lead, button and trust words, as `<h1>`, `<p className="lead">`, a Button and `<TrustWords>`. */
  children: ReactNode
  /** Three or four doors; the fourth shows where there is room. */
  doors: readonly StreetDoor[]
  /** Texts of the two speech bubbles, shown from 1280 px. */
  asks?: string
  answers?: string
}

/** The hero: words left, a street of doors before the rising sun right. On the first visit sun and doors rise, once. */
export function Hero({ children, doors, asks, answers }: HeroProps) {
  const scene = useRef<HTMLElement>(null)
  useEffect(() => {
    if (risen) return
    risen = true
    const section = scene.current
    section?.setAttribute('data-first-visit', '')
    const timer = setTimeout(() => section?.removeAttribute('data-first-visit'), RISE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section className="hero" ref={scene}>
      <Hills />
      <div className="wrap hero-in">
        <div className="hero-text">{children}</div>
        <div className="hero-scene" aria-hidden="true">
          <span className="sun" />
          <Street doors={doors} />
          {asks && <span className="speech asks">{asks}</span>}
          {answers && <span className="speech answers">{answers}</span>}
        </div>
      </div>
    </section>
  )
}

/** The row of reasons under the hero's button: icon and words. */
export function TrustWords({ items }: { items: { icon: ReactNode; words: string }[] }) {
  return (
    <ul className="trust">
      {items.map((item) => (
        <li key={item.words}>
          {item.icon}
          {item.words}
        </li>
      ))}
    </ul>
  )
}
