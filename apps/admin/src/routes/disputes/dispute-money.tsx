import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { PriceList } from '@anseo/ui/price-list'
import { ChargeVendor, OnHold } from '../money/dispute-details.tsx'
import { appointmentFacts, idFact, momentFact, DetailsLink } from '../money/details-parts.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** The sums of a dispute, what each outcome means for us, and who bears a lost one (M7). */
export function DisputeMoney({ found }: { found: ReplyTo<'GET /api/admin/disputes/:id'> }) {
  const { dispute, providerUrl, refunds } = found
  const { amount, fee, status, openedAt, appointment, chargeable } = dispute
  return (
    <section className="card pad record-part" aria-labelledby="money">
      <h2 id="money">Money</h2>
      <PriceList
        lines={[
          { label: 'Disputed', amount: euroText(amount) },
          { label: 'Dispute fee, not returned', amount: euroText(fee) },
        ]}
        total={{
          label: `Taken from us, ${formatMoment(new Date(openedAt), serverNow())}`,
          amount: formatEuro(euroToCents(amount) + euroToCents(fee)),
        }}
      />
      {status === 'open' && (
        <PriceList
          lines={[
            { label: 'If we win', amount: `${euroText(amount)} back to us` },
            { label: 'If we lose', amount: `${euroText(amount)} stays with the client` },
          ]}
        />
      )}
      <OnHold dispute={dispute} refunds={refunds} />
      <KeyValueList
        items={[
          ...appointmentFacts(appointment),
          momentFact('Opened', openedAt),
          momentFact('Decided', dispute.settledAt),
          idFact('Provider id', dispute.providerDisputeId),
          ...(dispute.chargedToVendorAt
            ? [momentFact('Charged to the vendor', dispute.chargedToVendorAt)]
            : []),
        ]}
      />
      <DetailsLink to={`/money?period=all&id=${dispute.paymentId}`}>View payment</DetailsLink>
      {providerUrl && (
        <a
          className="text-link underline underline-offset-3"
          href={providerUrl}
          target="_blank"
          rel="noreferrer"
        >
          View at the payment provider<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {chargeable > 0 && (
        <Allowed to="POST /api/admin/disputes/:id/charge-vendor">
          <ChargeVendor dispute={dispute} />
        </Allowed>
      )}
    </section>
  )
}
