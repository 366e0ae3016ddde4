import { WEEKDAYS, type Weekday } from '@anseo/domain/calendar-date'
import { WEEKDAY_NAMES } from '@anseo/domain/weekday-names'
import type { WeeklyHours } from '@anseo/domain/working-hours'
import { Button } from '@anseo/ui/button'
import { notify } from '@anseo/ui/toasts'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DayHours } from './day-hours.tsx'

const CopyDialog = lazy(() => import('./copy-dialog.tsx'))

interface WeeklyHoursCardProps {
  hours: WeeklyHours
  onChange: (changed: Partial<WeeklyHours>) => void
}

/** Edits the hours of each day of the week. */
export function WeeklyHoursCard({ hours, onChange }: WeeklyHoursCardProps) {
  const [copying, setCopying] = useState<Weekday | null>(null)
  const copy = (from: Weekday, to: readonly Weekday[]) => {
    setCopying(null)
    onChange(Object.fromEntries(to.map((day) => [day, hours[from]])))
    const before = Object.fromEntries(to.map((day) => [day, hours[day]]))
    notify.success(`${WEEKDAY_NAMES[from]} copied`, { label: 'Undo', onClick: () => onChange(before) })
  }
  return (
    <section className="card" aria-labelledby="weekly-hours">
      <div className="card-head">
        <h2 id="weekly-hours">Weekly hours</h2>
        <Button
          tone="ghost"
          size="sm"
          icon={<Copy aria-hidden="true" />}
          onClick={() => copy('mon', WEEKDAYS.slice(1))}
        >
          Copy Monday to all
        </Button>
      </div>
      {WEEKDAYS.map((day) => (
        <DayHours
          key={day}
          day={day}
          stretches={hours[day]}
          onChange={(stretches) => onChange({ [day]: stretches })}
          onCopy={() => setCopying(day)}
        />
      ))}
      <Suspense>
        {copying && (
          <CopyDialog from={copying} onCopy={(to) => copy(copying, to)} onClose={() => setCopying(null)} />
        )}
      </Suspense>
    </section>
  )
}
