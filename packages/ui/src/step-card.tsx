import type { Wall } from '@anseo/domain/walls'
import { Children } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Door } from './door.tsx'

type StepCardProps = { number?: number; title: string; text: string; picture: string; wall: Wall }

/** A step of "how it works": a door with an object, title and sentence. */
export function StepCard({ number, title, text, picture, wall }: StepCardProps) {
  return (
    <div className="card step-card h-full">
      {number !== undefined && (
        <span className="n" aria-hidden="true">
          {number}
        </span>
      )}
      <Door wall={wall} picture={picture} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  )
}

/** Step cards in order, in a row from 768. */
export function Steps({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  return (
    <ol className={classNames('steps', columns === 3 && 'three')}>
      {Children.map(children, (step) => (
        <li>{step}</li>
      ))}
    </ol>
  )
}
