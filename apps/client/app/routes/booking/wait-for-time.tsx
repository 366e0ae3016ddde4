import { durationText } from '@anseo/domain/duration-text'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ANY_HOURS } from '../../waitlist/wait-times.ts'

const WaitDialog = lazy(() => import('../../waitlist/wait-dialog.tsx'))

interface WaitForTimeProps {
  vendorId: string
  vendorName: string
  days: readonly { slotDate: string }[]
  slotDate: string
  minutes: number
}

/** Offers to notify the client of a free time, on a day without one of the chosen length (C7). */
export default function WaitForTime({ vendorId, vendorName, days, slotDate, minutes }: WaitForTimeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="mt-3">
      <Button tone="sec" size="sm" icon={<Bell aria-hidden="true" />} onClick={() => setOpen(true)}>
        Tell me when a time is free
      </Button>
      {isOpen && (
        <Suspense>
          <WaitDialog
            draft={`${vendorId}.${slotDate}`}
            whom={{ vendorId }}
            about={`For ${durationText(minutes)} with ${firstNameOf(vendorName)}.`}
            days={days.map((day) => day.slotDate)}
            start={{ ...ANY_HOURS, days: [slotDate] }}
            minutes={minutes}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </p>
  )
}
