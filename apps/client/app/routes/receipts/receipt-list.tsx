import type { ReceiptOnWire } from '@anseo/contract/receipts'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import { formatDay } from '@anseo/domain/slot-date'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** Receipts, newest first, each a link to its page. */
export function ReceiptList({ receipts }: { receipts: readonly ReceiptOnWire[] }) {
  return (
    <ul className="card receipt-list">
      {receipts.map(({ number, kind, vendorName, issuedAt, totalAmount }) => (
        <li key={number}>
          <Link to={`/receipts/${number}`}>
            <span className="what">
              <b>
                {kind === 'refund' ? 'Refund' : 'Payment'}, {vendorName}
              </b>
              <span className="num">
                {formatReceiptNumber(number)},{' '}
                <time dateTime={issuedAt}>{formatDay(dublinDate(new Date(issuedAt)))}</time>
              </span>
            </span>
            <span className="amount num">{euroText(totalAmount)}</span>
            <ChevronRight aria-hidden="true" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
