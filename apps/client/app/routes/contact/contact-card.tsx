import type { Wall } from '@anseo/domain/walls'
import { Door } from '@anseo/ui/door'
import type { ReactNode } from 'react'

interface ContactCardProps {
  title: string
  wall: Wall
  picture: string
  /** A quiet line at the bottom. */
  hint?: string
  children: ReactNode
}

/** One way to contact us, with the picture of a door. */
export function ContactCard({ title, wall, picture, hint, children }: ContactCardProps) {
  return (
    <section className="card pad grid grid-cols-[76px_minmax(0,1fr)] items-center gap-x-5">
      <Door wall={wall} picture={picture} width={76} />
      <div className="grid justify-items-start gap-0.5 [overflow-wrap:anywhere]">
        <h2 className="text-[1.1875rem]">{title}</h2>
        <div>{children}</div>
        {hint && <span className="hint">{hint}</span>}
      </div>
    </section>
  )
}
