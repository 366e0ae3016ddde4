import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminRefundOnWire } from '@anseo/contract/admin-payments'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { type KeyValue, KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { RotateCw } from 'lucide-react'
import { useRefundDetails, useRetryRefund } from '../../queries/money.ts'
import { LedgerEntries } from './ledger-entries.tsx'
import { LoadedDetails } from './loaded-details.tsx'
import {
  appointmentFacts,
  idFact,
  momentFact,
  DetailsHead,
  DetailsLink,
  DetailsPart,
} from './details-parts.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** Shows who made a refund, who bears it and why (D2); nothing for an automatic one. */
function madeFacts({ bearer, madeBy, reason, parts }: AdminRefundOnWire): KeyValue[] {
  if (!bearer) return []
  const fromVendor = parts ? parts.vendorFee - parts.loss : 0
  return [
    { label: 'Made by', value: madeBy ?? 'A former admin' },
    { label: 'Borne by', value: bearer === 'platform' ? 'Us' : 'The vendor' },
    { label: 'From the vendor', value: euroText(fromVendor) },
    { label: 'Reason', value: reason },
  ]
}

/** Shows a refund: its attempts, the next one, and a button to retry now. */
export function RefundDetails({ id }: { id: string }) {
  const retry = useRetryRefund()
  return (
    <LoadedDetails found={useRefundDetails(id)}>
      {({ refund, nextTry, retryable, movements }) => (
        <>
          <DetailsHead amount={refund.amount} list="refunds" status={refund.status} />
          {refund.frozen && <Note tone="warm">On hold until the dispute is decided.</Note>}
          <KeyValueList
            items={[
              ...appointmentFacts(refund.appointment),
              momentFact('Due since', refund.createdAt),
              { label: 'Attempts', value: refund.attempt },
              ...(nextTry ? [momentFact('Next attempt', nextTry.at)] : []),
              momentFact('Settled', refund.settledAt),
              idFact('Provider id', refund.providerRefundId),
              ...madeFacts(refund),
            ]}
          />
          {nextTry?.lastError && (
            <Note tone="bad">
              The last attempt failed: {nextTry.lastError} The next one is on{' '}
              {formatMoment(new Date(nextTry.at), serverNow())}.
            </Note>
          )}
          <DetailsPart title="Payment">
            <DetailsLink to={`?period=all&id=${refund.paymentId}`}>View payment</DetailsLink>
          </DetailsPart>
          {retryable && (
            <Allowed to="POST /api/admin/refunds/:id/retry">
              <Button
                full
                icon={<RotateCw aria-hidden="true" />}
                busy={retry.isPending}
                onClick={() => retry.mutate(id)}
              >
                Retry now
              </Button>
            </Allowed>
          )}
          <LedgerEntries movements={movements} />
        </>
      )}
    </LoadedDetails>
  )
}
