import { useNow } from '@anseo/site-kit/use-now'
import type { SeriesOnWire, VisitOnWire } from '@anseo/contract/series'
import { costFromWire } from '@anseo/domain/cost-wire'
import { costLines } from '@anseo/domain/cost-words'
import { addressLine } from '@anseo/domain/address'
import { firstNameOf } from '@anseo/domain/person-name'
import { rhythmText } from '@anseo/domain/series'
import { slotFromWire } from '@anseo/domain/slot'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { PriceList } from '@anseo/ui/price-list'
import { useState } from 'react'
import { useChangeSeries } from '../../queries/series.ts'
import { CardNote } from './card-note.tsx'
import { EndDialog } from './end-dialog.tsx'
import { isVisitOver } from '../../appointments/is-visit-over.ts'
import { NewPrice } from './new-price.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { isMovable, VisitRow } from './visit-row.tsx'
import { useLabelOf } from '../../vendors/use-specialities.ts'

const CONFIRMED_STATES: readonly string[] = ['awaiting-payment', 'paid', 'awaiting-completion', 'complete']

/** Visits shown before the rest is asked for. */
const SHOWN = 8

/** Notes by status. `hasOthers`: visits from before a new rhythm were confirmed. `isFree`: nothing is paid through us (A6). */
const STATUS_NOTES: Partial<
  Record<SeriesOnWire['status'], (vendor: string, hasOthers: boolean, isFree: boolean) => string>
> = {
  requested: (vendor, _hasOthers, isFree) =>
    `${vendor} answers once for all visits.${isFree ? '' : " You only pay once they're confirmed."}`,
  declined: (vendor, hasOthers) =>
    hasOthers
      ? `${vendor} declined the new times. Visits that are still booked take place.`
      : `${vendor} declined. You haven't been charged.`,
  ended: () => 'This series has ended. Visits that are still booked take place.',
  finished: () => 'All visits of this series are over.',
  paused: () => 'Paused. Skipped visits come back when you resume.',
}

/** One series: its rhythm, every visit with what can be done, the price of each, and the changes to all. */
export function SeriesView({ series }: { series: SeriesOnWire }) {
  const now = useNow()
  const [asking, setAsking] = useState<'following' | 'pause' | 'end' | null>(null)
  const [moving, setMoving] = useState<VisitOnWire | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const labelOf = useLabelOf()
  const change = useChangeSeries(series._id)
  const vendor = firstNameOf(series.vendorData.name)
  const isRunning = ['requested', 'active', 'paused'].includes(series.status)
  const ahead = series.dates.filter((visit) => !isVisitOver(visit, now))
  const done = series.dates.filter(({ status }) => status === 'complete').length
  const shown = showsAll ? series.dates : ahead.slice(0, SHOWN)
  const next = series.dates.find((visit) => isMovable(visit, now))
  const usual = slotFromWire(series)
  const isFree = series.cost.now === 0
  const hasOthers = series.dates.some(({ status }) => CONFIRMED_STATES.includes(status))
  const note = STATUS_NOTES[series.status]?.(vendor, hasOthers, isFree)
  const close = () => setAsking(null)
  return (
    <div className="appointment-page">
      <div>
        <article className="card pad appointment-head">
          <div className="top">
            <ArchPortrait name={series.vendorData.name} src={series.vendorData.image} width={76} eager />
            <div>
              <p className="state">
                <Badge tone="new">{usual && rhythmText(series.everyWeeks, usual.start)}</Badge>
              </p>
              <h1>
                {series.serviceName ?? labelOf(series.vendorData.speciality)} with {vendor}
              </h1>
              <p className="num text-ink-2">
                {series.startTime} to {series.endTime}, {series.visits} visits
                {series.address && `, ${addressLine(series.address)}`}
              </p>
            </div>
          </div>
          {note && <Note>{note}</Note>}
        </article>
        {series.newPrice && <NewPrice series={series} price={series.newPrice} vendor={vendor} />}
        <section className="card series-visits" aria-label="Visits">
          <div className="top">
            <h2>{showsAll ? 'All visits' : 'Next visits'}</h2>
            {done > 0 && <span className="text-ink-2">{done} done</span>}
          </div>
          {shown.length === 0 && <p className="none text-ink-2">There are no visits ahead.</p>}
          <ol>
            {shown.map((visit) => (
              <VisitRow
                key={visit.visit}
                visit={visit}
                series={series}
                now={now}
                isRunning={isRunning}
                change={change}
                onMove={setMoving}
              />
            ))}
          </ol>
          {shown.length < series.dates.length && (
            <p className="more">
              <Button tone="ghost" size="sm" onClick={() => setShowsAll(true)}>
                Show all {series.visits} visits
              </Button>
            </p>
          )}
        </section>
      </div>
      <div>
        <section className="card pad grid gap-3" aria-label="Each visit">
          <h2>Each visit</h2>
          <PriceList lines={priceLines(series, vendor)} />
          {!isFree && <CardNote series={series} now={now} />}
        </section>
        {isRunning && (
          <>
            <section className="card pad grid gap-3" aria-label="Changes">
              <h2>Change the series</h2>
              <div className="flex flex-wrap gap-2">
                {next && !series.newPrice?.answerBy && (
                  <Button tone="sec" onClick={() => setAsking('following')}>
                    Change day or time
                  </Button>
                )}
                {series.status === 'paused' ? (
                  <Button busy={change.isPending} onClick={() => change.mutate({ action: 'resume' })}>
                    Resume
                  </Button>
                ) : (
                  <Button tone="sec" onClick={() => setAsking('pause')}>
                    Pause for a while
                  </Button>
                )}
              </div>
            </section>
            <section className="card pad grid gap-3" aria-label="End the series">
              <h2>End the series</h2>
              <p className="text-ink-2">
                You can end it at any time. Visits you have paid for stay booked unless you cancel them too.
              </p>
              <Button tone="dng" onClick={() => setAsking('end')}>
                End the series
              </Button>
            </section>
          </>
        )}
      </div>
      {asking === 'following' && next && (
        <MoveDialog series={series} visit={next} action="moveFollowing" onClose={close} />
      )}
      {moving && <MoveDialog series={series} visit={moving} action="move" onClose={() => setMoving(null)} />}
      {asking === 'pause' && <PauseDialog series={series} onClose={close} />}
      {asking === 'end' && <EndDialog series={series} now={now} onClose={close} />}
    </div>
  )
}

function priceLines({ cost }: SeriesOnWire, vendor: string) {
  const { total, now, onTheDay } = costLines(costFromWire(cost), vendor, 'Pay when confirmed')
  return [total, now, onTheDay].filter((line) => line !== null)
}
