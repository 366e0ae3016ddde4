import { CircleAlert, Scale } from 'lucide-react'
import { classNames } from '@anseo/ui/class-names'
import { euroText } from './money-texts.ts'

/** What all that was found sums to: green when both sides are equal, red when not. */
export function LedgerFoot({ debit, credit, total }: { debit: number; credit: number; total: number }) {
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
          <small className="num">{total.toLocaleString('en-IE')} movements</small>
        </th>
        <td className="figure">{euroText(debit)}</td>
        <td className="figure">{euroText(credit)}</td>
      </tr>
    </tfoot>
  )
}
