import type { Cost } from '@anseo/domain/cost'
import { durationText } from '@anseo/domain/duration-text'
import { formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'

interface ChosenServicesProps {
  count: number
  minutes: number
  cost: Cost
  /** The sum of the totals that the services have when each is booked alone. */
  aloneCents: number
}

/** The sum of the chosen services in time and money, and the way to the next choice. */
export default function ChosenServices({ count, minutes, cost, aloneCents }: ChosenServicesProps) {
  return (
    <div className="my-3 flex flex-wrap items-center justify-between gap-3">
      <p className="num font-semibold" aria-live="polite">
        {count === 1 ? '1 service' : `${count} services`}, {durationText(minutes)}:{' '}
        {formatEuro(cost.totalCents)} in total
      </p>
      <Button tone="sec" size="sm" onClick={goToTimes}>
        Choose a time
      </Button>
      {cost.totalCents !== aloneCents && (
        <p className="hint basis-full">
          Deposit, booking fees and travel are worked out once for the whole visit, so this isn&apos;t the sum
          of the prices above.
        </p>
      )}
    </div>
  )
}

function goToTimes() {
  const times = document.querySelector<HTMLElement>('#times')
  times?.scrollIntoView()
  times?.focus({ preventScroll: true })
}
