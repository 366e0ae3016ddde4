import { WEEKDAYS, type Weekday } from '@anseo/domain/calendar-date'
import { WEEKDAY_NAMES } from '@anseo/domain/weekday-names'
import { Button } from '@anseo/ui/button'
import { Chip } from '@anseo/ui/chip'
import { Dialog } from '@anseo/ui/dialog'
import { useState } from 'react'

interface CopyDialogProps {
  from: Weekday
  onCopy: (to: Weekday[]) => void
  onClose: () => void
}

/** Asks which days get the hours of another. */
export default function CopyDialog({ from, onCopy, onClose }: CopyDialogProps) {
  const [chosen, setChosen] = useState<Weekday[]>([])
  const toggle = (day: Weekday) =>
    setChosen((days) => (days.includes(day) ? days.filter((other) => other !== day) : [...days, day]))
  return (
    <Dialog
      onClose={onClose}
      title={`Copy ${WEEKDAY_NAMES[from]} to`}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Cancel
          </Button>
          <Button
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => chosen.length > 0 && onCopy(chosen)}
          >
            Copy hours
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2" role="group" aria-label="Days">
        {WEEKDAYS.filter((day) => day !== from).map((day) => (
          <Chip key={day} selected={chosen.includes(day)} onClick={() => toggle(day)}>
            {WEEKDAY_NAMES[day]}
          </Chip>
        ))}
      </div>
      <p className="muted mt-3">This replaces the hours on these days.</p>
    </Dialog>
  )
}
