import { IconButton } from '@anseo/ui/icon-button'
import { Segmented } from '@anseo/ui/segmented'
import { Printer, Search } from 'lucide-react'
import { useState } from 'react'
import { FindAppointment } from './find-appointment.tsx'
import type { CalendarView } from './remembered-view.ts'

interface CalendarToolsProps {
  view: CalendarView
  now: Date
  onView: (view: CalendarView) => void
}

/** The tools above the calendar: day, week or month, the search, and printing a day. */
export function CalendarTools({ view, now, onView }: CalendarToolsProps) {
  const [isSearching, setSearching] = useState(false)
  return (
    <>
      <div className="calendar-tools">
        <Segmented
          label="View"
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
          ]}
          value={view}
          onChange={onView}
        />
        <IconButton
          outlined
          className="ml-auto"
          label="Search appointments"
          aria-expanded={isSearching}
          icon={<Search aria-hidden="true" />}
          onClick={() => setSearching(!isSearching)}
        />
        {view === 'day' && (
          <IconButton
            outlined
            label="Print this day"
            icon={<Printer aria-hidden="true" />}
            onClick={() => print()}
          />
        )}
      </div>
      {isSearching && <FindAppointment now={now} onFound={() => setSearching(false)} />}
    </>
  )
}
