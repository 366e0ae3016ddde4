import type { ReplyTo } from '@anseo/contract/calls'
import { useNow } from '@anseo/site-kit/use-now'
import { relativeTime } from '@anseo/domain/relative-time'
import { Note } from '@anseo/ui/note'
import { CircleAlert, ShieldCheck } from 'lucide-react'

type Books = ReplyTo<'GET /api/admin/ledger/movements'>['books']

/** Shows the result of the last ledger check, and the differences from the provider's list. */
export function BooksNote({ books }: { books: Books }) {
  const now = useNow(60_000)
  const { findings, differences, checkedAt, reconciledAt } = books
  if (findings.length === 0 && differences.length === 0) {
    return (
      <Note icon={<ShieldCheck aria-hidden="true" />} role="status">
        {checkedAt
          ? `Ledger balanced, checked ${relativeTime(checkedAt, now).toLowerCase()}`
          : 'Not checked yet'}
        {reconciledAt && `; reconciled with the provider ${relativeTime(reconciledAt, now).toLowerCase()}`}.
      </Note>
    )
  }
  return (
    <Note tone="bad" icon={<CircleAlert aria-hidden="true" />} role="alert">
      <b>The ledger doesn&apos;t balance.</b>
      <ul className="books-findings">
        {findings.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {differences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  )
}
