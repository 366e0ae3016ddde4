import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

type KpiProps = {
  label: string
  figure: string | number
  note?: string | undefined
  /** Colour of the note: good news, bad news, or neutral when absent. */
  tone?: 'good' | 'bad' | undefined
  /** Opens what the figure counts. */
  link?: LinkElement
}

/** A figure of a dashboard: its name, the number, and a note on it. */
export function Kpi({ label, figure, note, tone, link }: KpiProps) {
  const content = (
    <>
      <span>{label}</span>
      <b>{figure}</b>
      {note && <small className={classNames(tone) || undefined}>{note}</small>}
    </>
  )
  if (!link) return <div className="card kpi">{content}</div>
  return (
    <Linked link={link} className="card kpi">
      {content}
    </Linked>
  )
}

/** Figures side by side; where they do not fit, they scroll, by the arrow keys too. */
export function Kpis({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="kpis" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
