import { Loaded } from '@anseo/ui/loaded'
import { Skeleton } from '@anseo/ui/skeleton'
import type { ComponentProps, ReactNode } from 'react'

interface FigureCardProps<Data> {
  title: string
  aside?: ReactNode
  found: ComponentProps<typeof Loaded<Data>>['found']
  /** The height of the skeleton. */
  height: number
  children: (data: Data) => ReactNode
}

/** A card of the dashboard with figures of the period. */
export function FigureCard<Data>({ title, aside, found, height, children }: FigureCardProps<Data>) {
  return (
    <section className="card">
      <div className="card-head">
        <h2>{title}</h2>
        {aside}
      </div>
      <div className="card-body">
        <Loaded what="this" found={found} waiting={<Skeleton height={height} className="w-full" />}>
          {children}
        </Loaded>
      </div>
    </section>
  )
}
