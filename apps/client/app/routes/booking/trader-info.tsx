import type { TraderOnWire } from '@anseo/contract/traders'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { formatPhone } from '@anseo/domain/phone'
import { contractText } from '@anseo/domain/trader'
import { KeyValueList } from '@anseo/ui/key-value-list'

/** Says who a contract is with, and shows a trader's details as the law requires (DSA art. 30(7), CRA 2022 s. 107; D7). */
export function TraderInfo({
  vendor: { name, trader = null },
}: {
  vendor: Pick<VendorOnWire, 'name' | 'trader'>
}) {
  return (
    <details className="card pad mt-5 grid gap-3">
      <summary className="cursor-pointer font-semibold">Who your contract is with</summary>
      <div className="mt-3 grid gap-3">
        <p>{contractText(name, trader)}</p>
        {trader?.isTrader && <KeyValueList items={itemsOf(trader)} />}
        <p className="hint">
          {name} provides the service and answers for it. We run this marketplace, take the payment and pass
          it on, and pay refunds as shown before you book.
        </p>
      </div>
    </details>
  )
}

function itemsOf(trader: Extract<TraderOnWire, { isTrader: true }>) {
  const { legalName, line1, line2, town, eircode, email, phone, registration, vatNumber } = trader
  return [
    { label: 'Trader', value: legalName },
    { label: 'Address', value: [line1, line2, town, eircode].filter(Boolean).join(', ') },
    {
      label: 'Email',
      value: (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    {
      label: 'Phone',
      value: (
        <a className="link" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      ),
    },
    ...(registration ? [{ label: 'Registration', value: registration }] : []),
    ...(vatNumber ? [{ label: 'VAT number', value: vatNumber }] : []),
    { label: 'Promise', value: 'Offers only services that comply with the law of the European Union.' },
  ]
}
