import { MAX_IMPORTED_CALENDARS } from '@anseo/domain/imported-calendar'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { Loaded } from '@anseo/ui/loaded'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useOtherCalendars } from '../../queries/other-calendars.ts'
import { AddCalendar } from './add-calendar.tsx'
import { CalendarRow } from './calendar-row.tsx'

/** Other calendars of the vendor: while it is busy there, clients cannot book (B10). */
export function OtherCalendars() {
  const found = useOtherCalendars()
  const calendars = found.data
  const [adding, setAdding] = useState(false)
  return (
    <section className="card" aria-labelledby="other-calendars">
      <div className="pad grid gap-1 pb-4!">
        <h2 id="other-calendars" className="text-[1.1875rem]">
          Block busy times
        </h2>
        <p className="muted">
          Add your private or work calendar. While you&apos;re busy there, clients can&apos;t book you here.
          No one sees what you&apos;re doing.
        </p>
        <p className="hint">
          One account is one calendar, without staff or rooms: if several people work with you, each needs an
          account.
        </p>
      </div>
      <Loaded what="your calendars" found={found} waiting={<CardSkeleton count={1} height={44} />}>
        {(shown) => (
          <ul>
            {shown.map((calendar) => (
              <CalendarRow key={calendar._id} calendar={calendar} />
            ))}
          </ul>
        )}
      </Loaded>
      <div className="pad pt-4!">
        {calendars && calendars.length >= MAX_IMPORTED_CALENDARS ? (
          <p className="hint">You can add up to {MAX_IMPORTED_CALENDARS}. Remove one to add another.</p>
        ) : (
          <Button
            tone="sec"
            disabled={!calendars}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            Add a calendar
          </Button>
        )}
      </div>
      {adding && <AddCalendar onClose={() => setAdding(false)} />}
    </section>
  )
}
