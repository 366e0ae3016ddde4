import { euroToCents, formatEuro } from '@anseo/domain/money'
import { balanceCents } from '@anseo/domain/quote'
import { type QuoteDraft, totalOfDraft } from './quote-draft.ts'

/** What the quote comes to so far: of the deposit, what is the vendor's and comes off the full price. */
export function QuoteTotals({ draft, feePerHour }: { draft: QuoteDraft; feePerHour: number }) {
  const full = totalOfDraft(draft)
  const deposit = euroToCents(feePerHour) * draft.hours
  return (
    <dl className="quote-totals num">
      <div>
        <dt>Full price</dt>
        <dd>{formatEuro(full)}</dd>
      </div>
      <div>
        <dt>Deposit</dt>
        <dd>{formatEuro(deposit)}</dd>
      </div>
      <div>
        <dt>Balance</dt>
        <dd>{formatEuro(balanceCents(full, deposit))}</dd>
      </div>
      {full > 0 && deposit > full && (
        <p className="hint">The deposit for {draft.hours} h is more than the full price.</p>
      )}
    </dl>
  )
}
