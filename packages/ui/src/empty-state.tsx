import type { ReactNode } from 'react'
import { Door } from './door.tsx'
import type { Wall } from './specialities.ts'

type EmptyStateProps = {
  title: string
  /** One sentence. */
  children?: ReactNode
  picture: string
  wall?: Wall
  /** One button. */
  action?: ReactNode
}

/** Nothing here yet: a small door with a fitting object, title, one sentence, one button. */
export function EmptyState({ title, children, picture, wall = 'sea-foam', action }: EmptyStateProps) {
  return (
    <section className="card empty-state">
      <Door wall={wall} picture={picture} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </section>
  )
}
