import type { AdminPaymentOnWire } from '@anseo/contract/admin-payments'
import { formatMoment } from '@anseo/domain/moment-text'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { usePaymentStory } from '../../queries/money.ts'
import { Loaded } from './loaded.tsx'
import { euroText, STATES } from './money-texts.ts'
import {
  appointmentFacts,
  idFact,
  momentFact,
  Movements,
  StoryHead,
  StoryLink,
  StoryPart,
} from './story-parts.tsx'

/** Shows a payment: its attempts, refunds, disputes and ledger movements. */
export function PaymentStory({ id }: { id: string }) {
  return (
    <Loaded found={usePaymentStory(id)}>
      {({ payment, tries, refund, disputes, movements }) => (
        <>
          <StoryHead amount={payment.received ?? payment.amount} list="payments" status={payment.status} />
          <KeyValueList
            items={[
              ...appointmentFacts(payment.appointment),
              { label: 'For', value: KINDS[payment.kind] },
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
            <StoryPart title={`${tries.length} tries`}>
              <Tries tries={tries} current={id} />
            </StoryPart>
          )}
          {refund && (
            <StoryPart title="Refund">
              <StoryLink to={`?tab=refunds&period=all&id=${refund._id}`}>
                {euroText(refund.amount)}, {STATES.refunds[refund.status]!.text.toLowerCase()}
              </StoryLink>
            </StoryPart>
          )}
          {disputes.map((dispute) => (
            <StoryPart key={dispute._id} title="Dispute">
              <StoryLink to={`?tab=disputes&period=all&id=${dispute._id}`}>
                {euroText(dispute.amount)}, {STATES.disputes[dispute.status]!.text.toLowerCase()}
              </StoryLink>
            </StoryPart>
          ))}
          <StoryPart title="Ledger entries">
            <Movements movements={movements} />
          </StoryPart>
        </>
      )}
    </Loaded>
  )
}

const KINDS = { deposit: 'Deposit and fees', balance: 'Balance on the day', tip: 'Tip' } as const

function Tries({ tries, current }: { tries: AdminPaymentOnWire[]; current: string }) {
  return (
    <ol className="story-list">
      {tries.map(({ _id, createdAt, status }) => {
        const text = `${formatMoment(new Date(createdAt))}, ${STATES.payments[status]!.text.toLowerCase()}`
        return (
          <li key={_id}>
            {_id === current ? text : <StoryLink to={`?period=all&id=${_id}`}>{text}</StoryLink>}
          </li>
        )
      })}
    </ol>
  )
}
