import { durationText } from '@anseo/domain/duration-text'
import { firstNameOf } from '@anseo/domain/person-name'
import WaitDialog from '../../waitlist/wait-dialog.tsx'
import { ANY_HOURS } from '../../waitlist/wait-times.ts'

interface WaitForTimeProps {
  vendorId: string
  vendorName: string
  /** The days of the strip, full ones too. */
  days: readonly { slotDate: string }[]
  /** The day that is chosen at first. */
  slotDate: string
  minutes: number
  /** The chosen services, which last `minutes` together. */
  serviceIds: string[]
  onClose: () => void
}

/** Asks for a free time of the chosen length with a vendor (C7). */
export default function WaitForTime(props: WaitForTimeProps) {
  const { vendorId, vendorName, days, slotDate, minutes, serviceIds, onClose } = props
  return (
    <WaitDialog
      draft={`${vendorId}.${slotDate}`}
      whom={{ vendorId }}
      about={`For ${durationText(minutes)} with ${firstNameOf(vendorName)}.`}
      days={days.map((day) => day.slotDate)}
      start={{ ...ANY_HOURS, days: [slotDate] }}
      minutes={minutes}
      serviceIds={serviceIds}
      onClose={onClose}
    />
  )
}
