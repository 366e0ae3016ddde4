import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminPaymentOnWire } from '@anseo/contract/admin-payments'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Undo2 } from 'lucide-react'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { useMay } from '../../queries/profile.ts'
import { usePaymentDetails } from '../../queries/money.ts'
import { PAYMENT_KIND_LABELS } from '../../refunds/payment-kinds.ts'
import { RefundDialog } from '../../refunds/refund-dialog.tsx'
import { LedgerEntries } from './ledger-entries.tsx'
import { LoadedDetails } from './loaded-details.tsx'
import { appointmentText, STATES } from './money-texts.ts'
import {
  appointmentFacts,
  idFact,
  momentFact,
  DetailsHead,
  DetailsLink,
  DetailsPart,
} from './details-parts.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** Shows a payment: its attempts, refunds, disputes and ledger movements. */
export function PaymentDetails({ id }: { id: string }) {
  const [opened, open] = useDialogInAddress()
  const may = useMay()
  return (
    <LoadedDetails found={usePaymentDetails(id)}>
      {({ payment, tries, refunds, refundable, disputes, movements }) => (
        <>
          <DetailsHead amount={payment.received ?? payment.amount} list="payments" status={payment.status} />
          <KeyValueList
            items={[
              ...appointmentFacts(payment.appointment),
              { label: 'For', value: PAYMENT_KIND_LABELS[payment.kind] },
              momentFact('Requested', payment.createdAt),
              ...(payment.processingAt ? [momentFact('Pending', payment.processingAt)] : []),
              ...(payment.abandonedAt
                ? [momentFact('Cancelled', payment.abandonedAt)]
                : [momentFact('Received', payment.succeededAt)]),
              ...(payment.returnedAt ? [momentFact('Received late', payment.returnedAt)] : []),
              idFact('Intent', payment.intentId),
              idFact('Charge', payment.chargeId),
            ]}
          />
          {tries.length > 1 && (
            <DetailsPart title={`${tries.length} attempts`}>
              <Tries tries={tries} current={id} />
            </DetailsPart>
          )}
          {refunds.length > 0 && (
            <DetailsPart title={refunds.length === 1 ? 'Refund' : 'Refunds'}>
              {refunds.map((refund) => (
                <DetailsLink key={refund._id} to={`?tab=refunds&period=all&id=${refund._id}`}>
                  {euroText(refund.amount)}, {STATES.refunds[refund.status]!.text.toLowerCase()}
                </DetailsLink>
              ))}
            </DetailsPart>
          )}
          {refundable.left > 0 && !refundable.disputed && (
            <Allowed to="POST /api/admin/payments/:id/refund">
              <Button full tone="sec" icon={<Undo2 aria-hidden="true" />} onClick={() => open('refund')}>
                Refund
              </Button>
            </Allowed>
          )}
          {opened === 'refund' && may('POST /api/admin/payments/:id/refund') && (
            <RefundDialog
              payments={[payment]}
              client={payment.appointment.client}
              vendor={payment.appointment.vendor.name}
              when={appointmentText(payment.appointment)}
              onClose={() => open(null)}
            />
          )}
          {disputes.map((dispute) => (
            <DetailsPart key={dispute._id} title="Dispute">
              <DetailsLink to={`?tab=disputes&period=all&id=${dispute._id}`}>
                {euroText(dispute.amount)}, {STATES.disputes[dispute.status]!.text.toLowerCase()}
              </DetailsLink>
            </DetailsPart>
          ))}
          <LedgerEntries movements={movements} />
        </>
      )}
    </LoadedDetails>
  )
}

function Tries({ tries, current }: { tries: AdminPaymentOnWire[]; current: string }) {
  return (
    <ol className="story-list">
      {tries.map(({ _id, createdAt, status }) => {
        const text = `${formatMoment(new Date(createdAt), serverNow())}, ${STATES.payments[status]!.text.toLowerCase()}`
        return (
          <li key={_id}>
            {_id === current ? text : <DetailsLink to={`?period=all&id=${_id}`}>{text}</DetailsLink>}
          </li>
        )
      })}
    </ol>
  )
}
