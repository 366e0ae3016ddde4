import { Button } from '@anseo/ui/button'
import { IconButton } from '@anseo/ui/icon-button'
import { CalendarOff, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { PageTop } from '../../shell/page-top.tsx'
import type { CalendarPlace } from './use-calendar-place.ts'

interface CalendarTopProps {
  title: string
  /** '16–22 Nov' or 'Nov 2026' */
  span: string
  place: CalendarPlace
  /** The page for a vendor's own booking on the day that is shown. */
  newAppointment: string
  onAdd: () => void
}

/** The bar above the calendar: from week to week or month to month, to today, and time off. */
export function CalendarTop({ title, span, place, newAppointment, onAdd }: CalendarTopProps) {
  const unit = place.view === 'month' ? 'month' : 'week'
  return (
    <PageTop title={title}>
      <div className="calendar-weeks">
        <IconButton
          outlined
          label={`Previous ${unit}`}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => place.goOn(-1)}
        />
        <b className="num font-display" aria-live="polite">
          {span}
        </b>
        <IconButton
          outlined
          label={`Next ${unit}`}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => place.goOn(1)}
        />
        <IconButton
          outlined
          className="ml-auto lg:hidden"
          label="Add time off"
          icon={<CalendarOff aria-hidden="true" />}
          onClick={onAdd}
        />
      </div>
      <Button tone="sec" size="sm" onClick={place.showToday}>
        Today
      </Button>
      <Button
        tone="sec"
        size="sm"
        className="max-lg:hidden"
        icon={<CalendarOff aria-hidden="true" />}
        onClick={onAdd}
      >
        Add time off
      </Button>
      <Button asChild size="sm" icon={<Plus aria-hidden="true" />}>
        <Link to={newAppointment}>
          <span className="max-lg:sr-only">New appointment</span>
        </Link>
      </Button>
    </PageTop>
  )
}
