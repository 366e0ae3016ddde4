import { counted } from '@anseo/domain/counted'
import { Button } from '@anseo/ui/button'
import { type ReactNode, useState } from 'react'
import type { ImportReply } from '../../queries/contacts.ts'

type Row = ImportReply['rows'][number]

/** The number of rows shown until the vendor asks for more. */
const FIRST = 50

const OUTCOMES: Record<Row['outcome'], string> = {
  added: 'new',
  merged: 'merged into clients you have',
  unchanged: 'known already',
  skipped: 'skipped',
}

/** The outcome of an import: sums, then each row, those with a problem first. */
export function ImportOutcome({
  title,
  rows,
  children,
}: {
  title: string
  rows: Row[]
  children: ReactNode
}) {
  const [shown, setShown] = useState(FIRST)
  const sums = Object.entries(OUTCOMES).flatMap(([outcome, words]) => {
    const count = rows.filter((row) => row.outcome === outcome).length
    return count > 0 ? `${count} ${words}` : []
  })
  const inOrder = [...rows.filter(({ reason }) => reason), ...rows.filter(({ reason }) => !reason)]
  return (
    <section className="card pad grid gap-4" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <p className="num" role="status">
        {counted(rows.length, 'row')}: {sums.join(', ') || 'none'}
      </p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
      <ul className="grid gap-2">
        {inOrder.slice(0, shown).map(({ line, name, outcome, reason }) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            <span className="num text-ink-2">Line {line}: </span>
            <b>{name || 'no name'}</b>, {OUTCOMES[outcome]}. {reason}
          </li>
        ))}
      </ul>
      {inOrder.length > shown && (
        <Button tone="sec" onClick={() => setShown(shown * 4)}>
          Show more rows
        </Button>
      )}
    </section>
  )
}
