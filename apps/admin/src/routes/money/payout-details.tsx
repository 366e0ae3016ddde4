import { euroText } from '@anseo/domain/money'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { usePayoutDetails } from '../../queries/money.ts'
import { LedgerEntries } from './ledger-entries.tsx'
import { LoadedDetails } from './loaded-details.tsx'
import { appointmentText } from './money-texts.ts'
import { idFact, momentFact, DetailsHead, DetailsLink, DetailsPart } from './details-parts.tsx'

const EARNED = {
  balance: 'balance',
  tip: 'tip',
  'charged-dispute': 'dispute charged',
  refund: 'refund charged',
} as const

/** Shows a payout: its earnings, attempts and ledger movements. */
export function PayoutDetails({ id }: { id: string }) {
  return (
    <LoadedDetails found={usePayoutDetails(id)}>
      {({ payout, nextTry, earnings, movements }) => (
        <>
          <DetailsHead amount={payout.amount} list="payouts" status={payout.status} />
          <KeyValueList
            items={[
              {
                label: 'Vendor',
                value: (
                  <DetailsLink to={`/people/vendors/${payout.vendor._id}`}>{payout.vendor.name}</DetailsLink>
                ),
              },
              { label: 'Account', value: <code className="money-id">{payout.destination}</code> },
              momentFact('Started', payout.createdAt),
              { label: 'Attempts', value: payout.attempt },
              ...(nextTry ? [momentFact('Next attempt', nextTry.at)] : []),
              momentFact('Settled', payout.settledAt),
              idFact('Transfer', payout.providerTransferId),
            ]}
          />
          {payout.status === 'failed' && (
            <Note tone="bad">The provider rejected this payout. These earnings move to the next one.</Note>
          )}
          {nextTry?.lastError && <Note tone="bad">The last attempt failed: {nextTry.lastError}</Note>}
          <DetailsPart title="Earnings">
            {earnings.length === 0 && <p className="hint">None</p>}
            <ul className="story-list">
              {earnings.map(({ kind, amount, owedAt, appointment }) => (
                <li key={`${appointment._id} ${kind} ${owedAt}`}>
                  <DetailsLink to={`/appointments/${appointment._id}`}>
                    {appointmentText(appointment)}
                  </DetailsLink>
                  {kind !== 'fee' && <span className="hint"> {EARNED[kind]}</span>}
                  <b className="num">{euroText(amount)}</b>
                </li>
              ))}
            </ul>
          </DetailsPart>
          <LedgerEntries movements={movements} />
        </>
      )}
    </LoadedDetails>
  )
}
