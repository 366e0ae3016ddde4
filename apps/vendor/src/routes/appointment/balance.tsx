import { serverNow } from '@anseo/api-client/server-clock'
import {
  balanceFromWire,
  cardBalanceProblem,
  type PaidWay,
  recordProblem,
  settleProblem,
  undoRecordProblem,
} from '@anseo/domain/balance'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { PriceList } from '@anseo/ui/price-list'
import { Banknote, CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useAskForBalance, useUndoRecord, useWithdrawBalanceRequest } from '../../queries/balances.ts'
import { LinkButtons } from './link-buttons.tsx'
import { RecordPayment } from './record-payment.tsx'

interface BalanceProps {
  appointment: VendorAppointment
  now: Date
  /** True while the link of a vendor's own booking is being created. */
  isCopying?: boolean
  /** Shows a link to copy; for own bookings, whose clients pay by link. */
  onCopy?: () => void
}

const PAID_BY: Record<PaidWay, string> = { cash: 'in cash', other: 'another way' }

/** Shows what was paid on the day and what is open, and lets the vendor record it or ask for it by card (B12). */
export function Balance(props: BalanceProps) {
  const { appointment, now, onCopy } = props
  const { _id: id, payments, facts, clientData, cost, cancelled } = appointment
  const [isRecording, setRecording] = useState(false)
  const [ask, undo] = [useAskForBalance(id), useUndoRecord(id)]
  const balance = balanceFromWire(payments)
  const isOver = settleProblem(facts, now) !== null
  const isBegun = payments.tip !== null || (facts.paid && payments.paid > cost.now)
  if (!isBegun && (isOver || cost.onTheDay === 0)) return null
  const mayUndo = !undoRecordProblem(facts, now)
  const mayRecord = !recordProblem(facts, balance, now)
  const mayAsk = payments.askedAt === null && !cardBalanceProblem(facts, balance, now)
  return (
    <div className="grid gap-3">
      <PriceList
        lines={[
          { label: 'Total', amount: euroText(payments.total) },
          { label: 'Paid so far', amount: `−${euroText(payments.paid)}` },
        ]}
        total={cancelled ? undefined : { label: 'Still open', amount: euroText(payments.open) }}
      />
      {payments.recorded.length > 0 && (
        <ul className="grid gap-1" aria-label="Recorded payments">
          {payments.recorded.map(({ _id, amount, way, at }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="num">
                {euroText(amount)} {PAID_BY[way]}, {formatMoment(new Date(at), now)}
              </span>
              {mayUndo && (
                <Button
                  tone="ghost"
                  size="sm"
                  busy={undo.isPending && undo.variables === _id}
                  aria-label={`Undo ${euroText(amount)} ${PAID_BY[way]}`}
                  onClick={() => undo.mutate(_id)}
                >
                  Undo
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {payments.askedAt && <Asked {...props} askedAt={payments.askedAt} />}
      {(mayRecord || mayAsk) && (
        <div className="flex flex-wrap gap-2">
          {mayRecord && (
            <Button
              tone="sec"
              size="sm"
              icon={<Banknote aria-hidden="true" />}
              onClick={() => setRecording(true)}
            >
              Record payment
            </Button>
          )}
          {mayAsk && (
            <Button
              tone="sec"
              size="sm"
              icon={<CreditCard aria-hidden="true" />}
              busy={ask.isPending}
              onClick={() =>
                ask.mutate(undefined, {
                  onSuccess: ({ emailed }) => emailed !== undefined && emailed !== 'sent' && onCopy?.(),
                })
              }
            >
              Ask for it by card
            </Button>
          )}
        </div>
      )}
      {isRecording && (
        <RecordPayment
          id={id}
          client={firstNameOf(clientData.name)}
          open={payments.open}
          isAsked={payments.askedAt !== null}
          onClose={() => setRecording(false)}
        />
      )}
    </div>
  )
}

function Asked({ appointment, askedAt, isCopying = false, onCopy }: BalanceProps & { askedAt: string }) {
  const { _id: id, payments, clientData } = appointment
  const withdraw = useWithdrawBalanceRequest(id)
  return (
    <>
      <Note role="status">
        You asked {firstNameOf(clientData.name)} to pay <b className="num">{euroText(payments.open)}</b> by
        card, {formatMoment(new Date(askedAt), serverNow())}. The cost of the card comes off your payout.
      </Note>
      <div className="flex flex-wrap gap-2">
        {onCopy && <LinkButtons id={id} isCopying={isCopying} onCopy={onCopy} sendLabel="Send by email" />}
        <Button tone="dng" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw
        </Button>
      </div>
    </>
  )
}
