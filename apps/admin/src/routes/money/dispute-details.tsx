import type { AdminDisputeOnWire, AdminRefundOnWire } from '@anseo/contract/admin-payments'
import { euroText } from '@anseo/domain/money'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { Link } from 'react-router'
import { EvidenceDue } from './evidence-due.tsx'
import { useChargeDispute, useDisputeDetails } from '../../queries/money.ts'
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
import { heldBackText, isAnswerable } from './dispute-state.ts'

/** Shows a dispute: the amount on hold, the outcome, and who bears it. */
export function DisputeDetails({ id }: { id: string }) {
  const now = useNow(60_000)
  return (
    <LoadedDetails found={useDisputeDetails(id)}>
      {({ dispute, refunds, movements }) => (
        <>
          <DetailsHead amount={dispute.amount} list="disputes" status={dispute.status} />
          {isAnswerable(dispute, now) && <EvidenceDue by={dispute.answerBy} />}
          <Button asChild full tone={isAnswerable(dispute, now) ? 'pri' : 'sec'}>
            <Link to={`/disputes/${id}`}>
              {isAnswerable(dispute, now)
                ? 'Answer dispute'
                : dispute.evidenceSentAt
                  ? 'View the answer'
                  : 'View dispute'}
            </Link>
          </Button>
          <OnHold dispute={dispute} refunds={refunds} />
          <KeyValueList
            items={[
              ...appointmentFacts(dispute.appointment),
              momentFact('Opened', dispute.openedAt),
              momentFact('Decided', dispute.settledAt),
              { label: "Provider's fee", value: euroText(dispute.fee) },
              ...(dispute.answerBy ? [momentFact('Evidence due by', dispute.answerBy)] : []),
              idFact('Provider id', dispute.providerDisputeId),
              ...(dispute.chargedToVendorAt
                ? [momentFact('Charged to the vendor', dispute.chargedToVendorAt)]
                : []),
            ]}
          />
          <DetailsPart title="Payment">
            <DetailsLink to={`?period=all&id=${dispute.paymentId}`}>View payment</DetailsLink>
          </DetailsPart>
          <DetailsPart title="Appointment">
            <DetailsLink to={`/appointments/${dispute.appointment._id}`}>
              View appointment, chat and receipt
            </DetailsLink>
          </DetailsPart>
          {dispute.chargeable > 0 && (
            <Allowed to="POST /api/admin/disputes/:id/charge-vendor">
              <ChargeVendor dispute={dispute} />
            </Allowed>
          )}
          <LedgerEntries movements={movements} />
        </>
      )}
    </LoadedDetails>
  )
}

/** Shows what an open dispute holds back. */
export function OnHold({ dispute, refunds }: { dispute: AdminDisputeOnWire; refunds: AdminRefundOnWire[] }) {
  const text = heldBackText(dispute, refunds)
  return text && <Note tone="warm">{text}</Note>
}

/** Charges a vendor with a lost dispute, after a question. */
export function ChargeVendor({ dispute: { _id, chargeable, appointment } }: { dispute: AdminDisputeOnWire }) {
  const charge = useChargeDispute()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const amount = euroText(chargeable)
  return (
    <>
      <Button full tone="dng" onClick={() => setAsking(true)}>
        Charge the vendor {amount}
      </Button>
      {isAsking && (
        <Question
          onClose={close}
          title="Charge the vendor?"
          busy={charge.isPending}
          confirm={`Charge ${amount}`}
          tone="dngf"
          onConfirm={() => charge.mutate(_id, { onSettled: close })}
        >
          <p>
            We&apos;ll deduct {amount} from {appointment.vendor.name}&apos;s next payout. You can&apos;t undo
            this.
          </p>
        </Question>
      )}
    </>
  )
}
