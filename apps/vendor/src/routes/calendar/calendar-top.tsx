import { Button } from '@anseo/ui/button'
import { IconButton } from '@anseo/ui/icon-button'
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react'
import { PageTop } from '../../shell/page-top.tsx'
import type { CalendarPlace } from './use-calendar-place.ts'

interface CalendarTopProps {
  title: string
  /** '16–22 Nov' */
  span: string
  place: CalendarPlace
  onAdd: () => void
}

/** The bar above the calendar: from week to week, to today, and time off. */
export function CalendarTop({ title, span, place, onAdd }: CalendarTopProps) {
  return (
    <PageTop title={title}>
      <div className="calendar-weeks">
        <IconButton
          outlined
          label="Previous week"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => place.showWeek(-1)}
        />
        <b className="num font-display" aria-live="polite">
          {span}
        </b>
        <IconButton
          outlined
          label="Next week"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => place.showWeek(1)}
        />
      </div>
      <Button tone="sec" size="sm" onClick={place.showToday}>
        Today
      </Button>
      <Button size="sm" icon={<CalendarOff aria-hidden="true" />} onClick={onAdd}>
        <span className="max-lg:sr-only">Add time off</span>
      </Button>
    </PageTop>
  )
}
