import { euroText } from '@anseo/domain/money'
import { CircleAlert, Scale } from 'lucide-react'
import { classNames } from '@anseo/ui/class-names'
import { countText } from '@anseo/ui/pager'

interface LedgerFootProps {
  debit: number | null
  credit: number | null
  total: number
  more?: true
}

/**
 * Shows the sums of all entries found: green if both sides are equal, otherwise red. Without sums, because there are too
 * many entries, it asks for a shorter period.
 */
export function LedgerFoot({ debit, credit, total, more }: LedgerFootProps) {
  const movements = (
    <small className="num">
      {countText(total, more)} {total === 1 ? 'movement' : 'movements'}
    </small>
  )
  if (debit === null || credit === null) {
    return (
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            <span>Choose a shorter period to see the totals.</span>
            {movements}
          </th>
        </tr>
      </tfoot>
    )
  }
  const differenceCents = Math.round(debit * 100) - Math.round(credit * 100)
  const balanced = differenceCents === 0
  const Icon = balanced ? Scale : CircleAlert
  return (
    <tfoot className={classNames(!balanced && 'bad') || undefined}>
      <tr>
        <th scope="row" colSpan={3}>
          <span>
            <Icon aria-hidden="true" />
            {euroText(differenceCents / 100)}, {balanced ? 'balanced' : 'out of balance'}
          </span>
          {movements}
        </th>
        <td className="figure">{euroText(debit)}</td>
        <td className="figure">{euroText(credit)}</td>
      </tr>
    </tfoot>
  )
}
