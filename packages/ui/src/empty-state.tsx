import type { Wall } from '@anseo/domain/walls'
import type { ReactNode } from 'react'
import { Door } from './door.tsx'

type EmptyStateProps = {
  title: string
  /** One sentence below the title. */
  children?: ReactNode
  picture: string
  wall?: Wall
  /** The only button. */
  action?: ReactNode
}

/** Shows an empty list: a small door with an object, title, sentence and button. */
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
