import { serverNow } from '@anseo/api-client/server-clock'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { PriceList } from '@anseo/ui/price-list'
import { FocusHome } from '@anseo/ui/use-focus-return'
import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useCopyPaymentLink } from '../../queries/payment-requests.ts'
import { type EarnedThroughUs, earnedThroughUs } from '../../appointments/earned-through-us.ts'
import { AskPayment } from './ask-payment.tsx'
import { Balance } from './balance.tsx'
import { EarnedList } from './earned-list.tsx'
import { UnpaidPaymentRequest } from './unpaid-payment-request.tsx'
import { RefundList } from './refund-list.tsx'
import { PaymentLinkDialog } from './payment-link-dialog.tsx'

interface OwnMoneyProps {
  appointment: VendorAppointment
  now: Date
}

/** Shows the price of a booking that the vendor entered, and its payment request (B7). */
export function OwnMoney({ appointment, now }: OwnMoneyProps) {
  const card = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const { paymentRequest: request, facts, fullPrice, payments } = appointment
  const copy = useCopyPaymentLink(appointment._id)
  const showLink = () => copy.mutate(undefined, { onSuccess: ({ url }) => setLink(url) })
  const client = firstNameOf(appointment.clientData.name)
  const takesPlace = !facts.cancelledBy && !facts.noShow
  const isOpen = request?.status === 'open' && facts.start > now && !facts.cancelledBy
  const earned = earnedThroughUs(appointment)
  const isPaidByCard = earned.feeCents + earned.balanceCents + earned.tipCents > 0
  const isThroughUs = isPaidByCard || payments.askedAt !== null
  const mayAsk = request?.status !== 'paid' && !problemTo.payRequest(facts, now)
  return (
    <FocusHome value={() => card.current?.querySelector('button:enabled')}>
      <section ref={card} className="card pad grid gap-3" aria-label="Payment">
        <h2 className="text-lg">Payment</h2>
        {request?.status !== 'paid' && (
          <>
            {fullPrice !== null && takesPlace && !isThroughUs && (
              <PriceList
                lines={[]}
                total={{
                  label: isOpen ? 'Your price' : `${client} pays you on the day`,
                  amount: euroText(fullPrice),
                }}
              />
            )}
            {!isOpen && !isThroughUs && (
              <p className="text-ink-2">Your own booking: no fees, and nothing is charged through us.</p>
            )}
          </>
        )}
        <Balance appointment={appointment} now={now} isCopying={copy.isPending} onCopy={showLink} />
        {isPaidByCard && <Earned appointment={appointment} earned={earned} />}
        {isOpen && request && (
          <UnpaidPaymentRequest
            appointment={appointment}
            request={request}
            isCopying={copy.isPending}
            onCopy={showLink}
            onChange={() => setAsking(true)}
          />
        )}
        {mayAsk && !isOpen && (
          <Button tone="sec" icon={<Link2 aria-hidden="true" />} onClick={() => setAsking(true)}>
            Ask for payment by link
          </Button>
        )}
        {isAsking && (
          <AskPayment
            appointment={appointment}
            now={now}
            onClose={() => setAsking(false)}
            onAsked={(isEmailed) => {
              setAsking(false)
              if (!isEmailed) showLink()
            }}
          />
        )}
        {link && <PaymentLinkDialog url={link} name={client} onClose={() => setLink(null)} />}
      </section>
    </FocusHome>
  )
}

/** The sum paid by card, its cost, and the vendor's share of it. */
function Earned({ appointment, earned }: Pick<OwnMoneyProps, 'appointment'> & { earned: EarnedThroughUs }) {
  const { paymentRequest: request, balance, cancelled, noShow, clientData, payments, cost } = appointment
  const client = firstNameOf(clientData.name)
  const isCostKnown = request?.status !== 'paid' || request.cardCost !== null
  const isDueOnTheDay = payments.paid <= cost.now && balance !== null && balance > 0 && !cancelled && !noShow
  return (
    <>
      <EarnedList earned={earned} feeLabel={`${client} paid by link`} isCostKnown={isCostKnown} />
      {isDueOnTheDay && (
        <PriceList lines={[]} total={{ label: `${client} pays you on the day`, amount: euroText(balance) }} />
      )}
      <RefundList appointment={appointment} />
      <p className="text-ink-2">
        {request?.paidAt && `Paid ${formatMoment(new Date(request.paidAt), serverNow())}. `}
        {earningText(appointment, earned.sumCents)}
      </p>
    </>
  )
}

function earningText(appointment: VendorAppointment, earnedCents: number): string {
  const earned = formatEuro(earnedCents)
  const { isComplete, cancelled, cancelledBy, refundAmount, refundedBefore, dispute } = appointment
  const isKept = refundAmount === null || refundAmount === refundedBefore
  if (dispute?.status === 'open' && dispute.earnings === 'on hold')
    return `${earned} is on hold until the bank decides about the dispute.`
  if (earnedCents <= 0) return 'You earn nothing from it.'
  if (isComplete) return `You have earned ${earned}.`
  if (cancelled && dispute?.status === 'lost') return 'Your earnings page shows what you earned from it.'
  if (cancelled && cancelledBy === 'client' && isKept) return `You keep ${earned}.`
  if (cancelled) return 'You earn nothing from it.'
  return `You'll earn ${earned} from us once it's complete.`
}
