import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import type { WeeklyHours } from '@anseo/domain/working-hours'
import { Button } from '@anseo/ui/button'
import { Unloaded } from '@anseo/ui/unloaded'
import { CalendarOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLiveCalendar } from '../../queries/calendar.ts'
import {
  bookingRulesKey,
  saveBookingRules,
  saveWeeklyHours,
  type TimeOff,
  useBookingRules,
  useTimeOff,
  useWeeklyHours,
  weeklyHoursKey,
} from '../../queries/hours.ts'
import { useVendor } from '../../queries/profile.ts'
import { BackToSteps } from '../../shell/back-to-steps.tsx'
import { Page } from '../../shell/page.tsx'
import { CalendarFeed } from '../calendar-feed/calendar-feed.tsx'
import { OtherCalendars } from '../other-calendars/other-calendars.tsx'
import { useTimeOffDraft } from '../calendar/use-time-off-draft.ts'
import { BookingRulesCard } from './booking-rules.tsx'
import { HolidaySuggestions } from './holiday-suggestions.tsx'
import './hours.css'
import { SaveHours } from './save-hours.tsx'
import { NotSaved, SavedAt } from './saved-note.tsx'
import { TimeOffList } from './time-off-list.tsx'
import { useAutosave } from './use-autosave.ts'
import { WeeklyHoursCard } from './weekly-hours.tsx'
import { WhatClientsSee } from './what-clients-see.tsx'

const TimeOffDialog = lazy(() => import('../calendar/time-off-dialog.tsx'))

/** `/hours`: working hours, time off, and the buffer around bookings. */
export function HoursPage() {
  const hours = useWeeklyHours()
  const rules = useBookingRules()
  const timeOff = useTimeOff()
  useLiveCalendar(useVendor()._id)
  const queries = [hours, rules, timeOff]
  if (hours.data && rules.data && timeOff.data) {
    return <Loaded hours={hours.data} rules={rules.data} timeOff={timeOff.data} />
  }
  return (
    <Page title="Hours and time off">
      <Unloaded
        what="your hours"
        query={{
          isError: queries.some(({ isError }) => isError),
          isFetching: queries.some(({ isFetching }) => isFetching),
          refetch: () => queries.forEach(({ refetch }) => void refetch()),
        }}
        count={7}
        height={44}
      />
    </Page>
  )
}

interface LoadedProps {
  hours: WeeklyHours
  rules: BookingRulesOnWire
  timeOff: TimeOff[]
}

function Loaded({ hours, rules, timeOff }: LoadedProps) {
  const vendorId = useVendor()._id
  const weekly = useAutosave({
    key: `anseo.pro.weekly-hours.${vendorId}`,
    loaded: hours,
    queryKey: weeklyHoursKey,
    save: saveWeeklyHours,
  })
  const between = useAutosave({
    key: `anseo.pro.rules.${vendorId}`,
    loaded: rules,
    queryKey: bookingRulesKey,
    save: saveBookingRules,
  })
  const { draft, setDraft, open } = useTimeOffDraft()
  const savings = [weekly.saving, between.saving]
  return (
    <Page
      title="Hours and time off"
      controls={
        <>
          <span className="max-lg:hidden">
            <SavedAt savings={savings} />
          </span>
          <Button size="sm" icon={<CalendarOff aria-hidden="true" />} onClick={() => open()}>
            Add time off
          </Button>
        </>
      }
    >
      <BackToSteps />
      <SaveHours hours={weekly.value} />
      <div className="mb-2 min-h-6 lg:hidden">
        <SavedAt savings={savings} />
      </div>
      <div className="hours-page">
        <div>
          <NotSaved savings={savings} />
          <section className="card" aria-labelledby="time-off">
            <div className="card-head">
              <h2 id="time-off">Time off</h2>
              <span className="muted num text-[.9375rem]">{timeOff.length} coming up</span>
            </div>
            <TimeOffList timeOff={timeOff} />
            <HolidaySuggestions timeOff={timeOff} />
          </section>
          <WeeklyHoursCard hours={weekly.value} onChange={weekly.change} />
        </div>
        <div>
          <BookingRulesCard rules={between.value} onChange={between.change} />
          <WhatClientsSee />
          <OtherCalendars />
          <CalendarFeed />
        </div>
      </div>
      <Suspense>
        {draft && <TimeOffDialog draft={draft} onChange={setDraft} onClose={() => setDraft(null)} />}
      </Suspense>
    </Page>
  )
}
