import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { HOUR_MS } from '@anseo/domain/duration'
import { IMPORT_UNDO_HOURS } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import type { ReactNode } from 'react'

interface LastImportProps {
  last: NonNullable<ReplyTo<'GET /api/pro/contacts/import'>['lastImport']>
  /** The button that undoes it. */
  children: ReactNode
}

/** The last import while it can be undone, for a vendor who has left the page of its outcome. */
export function LastImport({ last: { importedAt, added, merged }, children }: LastImportProps) {
  const now = serverNow()
  const at = new Date(importedAt)
  const until = new Date(at.getTime() + IMPORT_UNDO_HOURS * HOUR_MS)
  const sums = [
    ...(added > 0 ? [`${added} new`] : []),
    ...(merged > 0 ? [`${merged} merged into clients you have`] : []),
  ]
  return (
    <section className="card pad grid gap-4" aria-label="Last import">
      <h2 className="text-lg">Last import</h2>
      <p className="num">
        {formatMoment(at, now)}: {sums.join(', ')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <p className="muted">You can undo this until {formatMoment(until, now)}.</p>
        {children}
      </div>
    </section>
  )
}
