import { CANCELLING } from '@anseo/api-client/error-catalogue/appointments'
import { serverNow } from '@anseo/api-client/server-clock'
import { useNow } from '@anseo/site-kit/use-now'
import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { cancellationPeriod } from '@anseo/domain/cutoff'
import { cancellationText } from '@anseo/domain/cost-words'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText, euroToCents, formatEuro } from '@anseo/domain/money'
import { partsOfRequest, refundedHoursBefore } from '@anseo/domain/payment-request'
import { firstNameOf } from '@anseo/domain/person-name'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { PriceList } from '@anseo/ui/price-list'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { TraderInfo } from '../booking/trader-info.tsx'
import { BalanceByLink } from './balance-by-link.tsx'
import { CancelByLink } from './cancel-by-link.tsx'
import { LinkPayment } from './link-payment.tsx'
import { linkTimeText } from './link-time-text.ts'
import { useStepFocus } from '../../shell/use-step-focus.ts'
import { useLabelOf } from '../../vendors/use-specialities.ts'

interface LinkedAppointmentProps {
  token: string
  link: PaymentLinkOnWire
}

const TITLES: Record<PaymentLinkOnWire['status'], string> = {
  open: 'Pay for your appointment',
  paying: 'Your payment is on its way',
  paid: "You've paid",
  cancelled: CANCELLING.success,
}

/** Shows the appointment of a link with its sum, and what its holder can do. */
export function LinkedAppointment({ token, link }: LinkedAppointmentProps) {
  const labelOf = useLabelOf()
  const [isCancelling, setCancelling] = useState(false)
  const [isTipping, setTipping] = useState(false)
  const { kind, status, refundNow, tips } = link
  const mayTip = status === 'paid' && tips !== null
  const isPaying = status === 'open' || (mayTip && isTipping)
  useStepFocus(isPaying)
  return (
    <>
      <h1>{TITLES[status]}</h1>
      <div className={isPaying ? 'pay-columns' : 'grid gap-4'}>
        <section className="card pad grid gap-4" aria-label="Appointment">
          <PersonLine
            name={link.vendor.name}
            picture={link.vendor.image}
            lines={`${labelOf(link.vendor.speciality)}\n${linkTimeText(link)}`}
          />
          <Outcome link={link} />
          {status !== 'cancelled' &&
            (kind === 'balance' ? <BalanceSums link={link} /> : <Sums link={link} />)}
          {mayTip && !isTipping && (
            <Button tone="sec" onClick={() => setTipping(true)}>
              Add a tip
            </Button>
          )}
          {refundNow !== null && (
            <Button tone="sec" onClick={() => setCancelling(true)}>
              Cancel appointment
            </Button>
          )}
        </section>
        {isPaying && kind === 'deposit' && <LinkPayment token={token} link={link} />}
        {isPaying && kind === 'balance' && (
          <BalanceByLink
            token={token}
            link={link}
            onTipping={() => setTipping(true)}
            onPaid={() => setTipping(false)}
          />
        )}
      </div>
      <TraderInfo vendor={link.vendor} />
      {isCancelling && refundNow !== null && (
        <CancelByLink token={token} link={link} refundNow={refundNow} onClose={() => setCancelling(false)} />
      )}
    </>
  )
}

/** The state of the payment and the appointment in a sentence. */
function Outcome({
  link: { kind, status, amount, receipt, refund, cancellationHours },
}: Pick<LinkedAppointmentProps, 'link'>) {
  if (status === 'paying') {
    return (
      <Note role="status">Your bank is processing {euroText(amount)}. You don&apos;t need to pay again.</Note>
    )
  }
  return (
    <>
      {status === 'paid' && (
        <Note role="status" icon={<Check aria-hidden="true" />}>
          We received {euroText(amount)}. {kind === 'balance' ? 'Thank you.' : 'Your appointment is all set.'}
        </Note>
      )}
      {status === 'cancelled' && (
        <Note role="status">{cancelledText(receipt !== null, refund, cancellationHours)}</Note>
      )}
      {receipt && (
        <KeyValueList
          items={[
            { label: 'Receipt', value: formatReceiptNumber(receipt.number) },
            {
              label: 'Paid',
              value: `${euroText(amount)}, ${formatMoment(new Date(receipt.paidAt), serverNow())}`,
            },
          ]}
        />
      )}
    </>
  )
}

function cancelledText(
  paid: boolean,
  refund: PaymentLinkOnWire['refund'],
  cancellationHours: number,
): string {
  if (refund?.status === 'refunded') return `We've refunded ${euroText(refund.amount)} to your card.`
  if (refund) return `We're refunding ${euroText(refund.amount)} to your card. It takes 5 to 10 working days.`
  return paid
    ? `It was cancelled less than ${cancellationPeriod(cancellationHours)} before the start, so there's no refund.`
    : "You haven't been charged."
}

/** Shows the sums of the balance as the vendor sees them; they add up to the sum to pay, or to the sum paid (B12). */
function BalanceSums({
  link: { status, amount, payments, serviceName },
}: Pick<LinkedAppointmentProps, 'link'>) {
  const { total, paid, open, tip } = payments
  const isOpen = status === 'open'
  const paidLine = { label: 'Already paid', amount: `−${euroText(paid)}` }
  const after = [
    ...(tip === null ? [] : [{ label: 'Tip', amount: euroText(tip) }]),
    ...(open > 0 ? [{ label: 'Still to pay', amount: `−${euroText(open)}` }] : []),
  ]
  return (
    <>
      {serviceName && <p>{serviceName}</p>}
      <PriceList
        lines={[
          { label: 'Total', amount: euroText(total) },
          ...(isOpen ? (paid > 0 ? [paidLine] : []) : after),
        ]}
        total={
          isOpen
            ? { label: 'To pay now', amount: euroText(amount) }
            : { label: 'Paid', amount: formatEuro(euroToCents(paid) + euroToCents(tip ?? 0)) }
        }
      />
    </>
  )
}

function sumLabel(status: PaymentLinkOnWire['status']): string {
  if (status === 'open') return 'To pay now'
  return status === 'paying' ? 'Being paid by card' : 'Paid by card'
}

/** The sum, the balance on the day, and the refund timetable. */
function Sums({ link }: Pick<LinkedAppointmentProps, 'link'>) {
  const now = useNow()
  const { status, amount, onTheDay, payBy, serviceName, vendor, startsAt } = link
  const first = firstNameOf(vendor.name)
  const start = new Date(startsAt)
  const refunds = link.refunds.map(({ until }) => ({ until: new Date(until) }))
  const cancelling = {
    price: partsOfRequest(euroToCents(amount)),
    start,
    // A booking that was moved keeps the refund that was promised before.
    cancellationHours: refundedHoursBefore(refunds, { start, cancellationHours: link.cancellationHours }),
    vendor: first,
    paid: status === 'paid',
  }
  return (
    <>
      {serviceName && <p>{serviceName}</p>}
      <PriceList
        lines={
          onTheDay !== null && onTheDay > 0
            ? [{ label: `Pay ${first} on the day`, amount: euroText(onTheDay) }]
            : []
        }
        total={{ label: sumLabel(status), amount: euroText(amount) }}
      />
      {status === 'open' && (
        <p className="text-sm">
          {payBy
            ? `Pay by ${formatMoment(new Date(payBy), now)} to keep this time. If you don't, we'll cancel it and you won't be charged.`
            : 'Your time is booked either way.'}
        </p>
      )}
      {start > now && <p className="num text-sm text-ink-2">{cancellationText(cancelling, now)}</p>}
    </>
  )
}
