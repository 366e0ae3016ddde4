import type { ReceiptIssuer, ReceiptOnWire } from '@anseo/contract/receipts'
import {
  formatIssuedAt,
  formatReceiptNumber,
  receiptFacts,
  receiptLines,
  receiptNotes,
  receiptTitle,
  receiptVatText,
} from '@anseo/domain/receipt'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Logo } from '@anseo/ui/logo'
import { PriceList } from '@anseo/ui/price-list'
import { Link } from 'react-router'
import { appointmentPath } from '../../appointments/appointment-path.ts'
import { useSpecialities } from '../../vendors/use-specialities.ts'

/** A receipt with the same lines as its PDF. */
export function ReceiptView({ receipt, issuer }: { receipt: ReceiptOnWire; issuer: ReceiptIssuer }) {
  const { lines, total } = receiptLines(receipt)
  const specialities = useSpecialities()
  return (
    <article className="card pad receipt-view for-paper">
      <header>
        <Logo name={issuer.name.toLowerCase()} />
        <address>
          {issuer.address}
          <br />
          <a href={`mailto:${issuer.email}`}>{issuer.email}</a>
          <br />
          <a href={`tel:${issuer.phone.replace(/\s/g, '')}`}>{issuer.phone}</a>
        </address>
      </header>
      <div className="title">
        <h1>{receiptTitle(receipt)}</h1>
        <b className="num">{formatReceiptNumber(receipt.number)}</b>
        <p>Issued {formatIssuedAt(receipt.issuedAt)}, Irish time</p>
      </div>
      <KeyValueList
        items={receiptFacts(receipt, specialities).map(([label, ...values]) => ({
          label,
          value: values.join(', '),
        }))}
      />
      <PriceList lines={lines} total={total} />
      {receiptNotes(receipt).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <footer>
        <p>{receiptVatText(issuer.vatNumber)}</p>
        <p>
          <Link to={appointmentPath(receipt.appointmentId)} className="link">
            View appointment
          </Link>
        </p>
      </footer>
    </article>
  )
}
