import type { ComponentProps, ReactNode } from 'react'

/** Stands for the link element of a site's router. */
export function Anchor(props: ComponentProps<'a'>) {
  return <a {...props}>{props.children}</a>
}

/** A card of the gallery with a title. */
export function Panel({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={`card pad grid min-w-0 content-start gap-4 ${wide ? 'lg:col-span-2' : ''}`}>
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** Things side by side, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>
}
