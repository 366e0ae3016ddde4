import type { WaitlistEntryOnWire } from '@anseo/contract/waitlist'
import { durationText } from '@anseo/domain/duration-text'
import { Button } from '@anseo/ui/button'
import { Link } from 'react-router'
import { useLeaveWaitlist, useWaitlist } from '../../queries/waitlist.ts'
import { dayText } from '@anseo/site-kit/day-text'
import { useLabelOf } from '../../vendors/use-specialities.ts'

/** Lists the client's waitlist entries, each with a button to stop waiting; nothing if there are none (C7). */
export function WaitlistEntries() {
  const { data: waitlist = [] } = useWaitlist()
  const leaving = useLeaveWaitlist()
  const labelOf = useLabelOf()
  if (waitlist.length === 0) return null
  return (
    <section className="card pad grid gap-3" aria-labelledby="waiting-for">
      <div>
        <h2 id="waiting-for">Waiting for a time</h2>
        <p className="muted">We tell you as soon as one is free. The first to book has it.</p>
      </div>
      <ul className="grid">
        {waitlist.map((entry) => (
          <li
            key={entry._id}
            className="flex flex-wrap items-center gap-3 border-line py-3 not-first:border-t"
          >
            <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
              <b>
                <Link className="link" to={pathOf(entry)}>
                  {nameOf(entry, labelOf)}
                </Link>
              </b>
              <p className="muted text-sm">
                {durationText(entry.minutes)} between {entry.from} and {entry.to}, {daysOf(entry)}
              </p>
            </div>
            <Button
              size="sm"
              tone="sec"
              busy={leaving.isPending && leaving.variables === entry._id}
              aria-label={`Stop waiting: ${nameOf(entry, labelOf)}, ${daysOf(entry)}`}
              onClick={() => leaving.mutate(entry._id)}
            >
              Stop waiting
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = (
  { vendor, speciality, town }: WaitlistEntryOnWire,
  labelOf: (speciality: string) => string,
): string => (vendor ? vendor.name : `Any ${labelOf(speciality!)} in ${town}`)

const pathOf = ({ vendor, speciality, town }: WaitlistEntryOnWire): string =>
  vendor
    ? `/appointment/${vendor._id}`
    : `/vendors/${speciality}?${new URLSearchParams({ location: town! }).toString()}`

const daysOf = ({ days }: WaitlistEntryOnWire): string => days.map(dayText).join(', ')
