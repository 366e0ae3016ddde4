import { serverNow } from '@anseo/api-client/server-clock'
import type { NewPriceOnWire, SeriesOnWire } from '@anseo/contract/series'
import { costFromWire } from '@anseo/domain/cost-wire'
import { costLines } from '@anseo/domain/cost-words'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { PriceList } from '@anseo/ui/price-list'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useAnswerPrice } from '../../queries/series.ts'
import { timeText } from './time-text.ts'

interface NewPriceProps {
  series: SeriesOnWire
  price: NewPriceOnWire
  /** First name of the vendor. */
  vendor: string
}

/** The vendor's new price from a visit on: asks the client to accept it, or says that it was accepted (C6 of growth). */
export function NewPrice({ series, price, vendor }: NewPriceProps) {
  const { accept, decline } = useAnswerPrice(series._id)
  const [isDeclining, setDeclining] = useState(false)
  const cost = costFromWire(price.cost)
  const { total, now, onTheDay } = costLines(cost, vendor, 'Pay when confirmed')
  const lines = [total, now, onTheDay].filter((line) => line !== null)
  const from = timeText(price)
  const before = formatEuro(costFromWire(series.cost).totalCents)
  return (
    <section className="card pad grid gap-3" aria-label="New price">
      <h2>{price.answerBy ? `${vendor} asks for a new price` : `New price from ${from}`}</h2>
      <PriceList lines={lines} />
      {price.answerBy === null ? (
        <p className="hint">You agreed to this price. Visits before it cost {before} each.</p>
      ) : (
        <>
          <p>
            For each visit from {from} on, in place of {before}. Visits that are booked already keep their
            price.
          </p>
          <p>
            Answer by {formatMoment(new Date(price.answerBy), serverNow())}. If you don&apos;t accept, the
            series ends before that visit. Until you answer, these times aren&apos;t held for you.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              busy={accept.isPending}
              disabled={decline.isPending}
              onClick={() => accept.mutate(price.cost.total)}
            >
              Agree to {total.amount}
            </Button>
            <Button tone="sec" disabled={accept.isPending} onClick={() => setDeclining(true)}>
              Say no
            </Button>
          </div>
        </>
      )}
      {isDeclining && (
        <Question
          title="Say no to the new price?"
          keep="Go back"
          confirm="Say no and end the series"
          tone="dngf"
          busy={decline.isPending}
          onClose={() => setDeclining(false)}
          onConfirm={() => decline.mutate(undefined, { onSettled: () => setDeclining(false) })}
        >
          <p>
            The series ends before {from}. Visits that are booked already take place at their price. You
            can&apos;t undo this.
          </p>
        </Question>
      )}
    </section>
  )
}
