import { serverNow } from '@anseo/api-client/server-clock'
import type { VendorSeriesOnWire } from '@anseo/contract/series'
import { costFromWire } from '@anseo/domain/cost-wire'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { priceOfVisit } from '@anseo/domain/series-price'
import { dayText } from '@anseo/site-kit/day-text'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useSeriesPrice } from '../../queries/series.ts'
import { PriceDialog } from './price-dialog.tsx'

/** The vendor's new price for a series: proposed, waiting for the client, or agreed (C6). */
export function SeriesPrice({ series }: { series: VendorSeriesOnWire }) {
  // The day stays that of the opening: once the price is proposed, the series names no first visit for another one.
  const [asking, setAsking] = useState<{ from: string } | 'withdraw' | null>(null)
  const { withdraw } = useSeriesPrice(series._id)
  const { newPrice, priceFrom } = series
  const client = firstNameOf(series.clientData.name)
  const close = () => setAsking(null)
  if (!newPrice && !priceFrom) return null
  const price = newPrice && formatEuro(priceOfVisit(costFromWire(newPrice.cost).parts))
  return (
    <section className="card pad grid gap-3" aria-label="Price">
      <h2 className="text-[1.1875rem]">{newPrice ? 'New price' : 'Price'}</h2>
      {newPrice?.answerBy && (
        <p>
          {price} for each visit from {dayText(newPrice.slotDate)} on. {client} can answer until{' '}
          {formatMoment(new Date(newPrice.answerBy), serverNow())}; if they don&apos;t accept, the series ends
          before that visit.
        </p>
      )}
      {newPrice?.answerBy === null && (
        <p>
          {client} agreed to {price} for each visit from {dayText(newPrice.slotDate)} on.
        </p>
      )}
      {newPrice?.answerBy && (
        <p>
          <Button tone="sec" onClick={() => setAsking('withdraw')}>
            Withdraw new price
          </Button>
        </p>
      )}
      {priceFrom && (
        <>
          {!newPrice && (
            <p className="muted">
              The price stays as it was booked. A new one needs {client}&apos;s yes, and starts with{' '}
              {dayText(priceFrom.slotDate)} at the earliest.
            </p>
          )}
          <p>
            <Button tone="sec" onClick={() => setAsking({ from: dayText(priceFrom.slotDate) })}>
              Propose a new price
            </Button>
          </p>
        </>
      )}
      {asking !== null && asking !== 'withdraw' && (
        <PriceDialog series={series} from={asking.from} onClose={close} />
      )}
      {asking === 'withdraw' && (
        <Question
          title="Withdraw the new price?"
          keep="Keep it"
          confirm="Withdraw"
          busy={withdraw.isPending}
          onClose={close}
          onConfirm={() => withdraw.mutate(undefined, { onSettled: close })}
        >
          <p>The series goes on at the price it has. {client} is told.</p>
        </Question>
      )}
    </section>
  )
}
