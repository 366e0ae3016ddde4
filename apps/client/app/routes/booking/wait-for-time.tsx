import type { ServiceOnWire } from '@anseo/contract/services'
import { durationText } from '@anseo/domain/duration-text'
import { firstNameOf } from '@anseo/domain/person-name'
import WaitDialog from '../../waitlist/wait-dialog.tsx'
import { ANY_HOURS } from '../../waitlist/wait-times.ts'
import type { Choice } from './choice.ts'

interface WaitForTimeProps {
  vendorId: string
  vendorName: string
  /** The days of the strip, full ones too. */
  days: readonly { slotDate: string }[]
  /** Its day is chosen at first. */
  choice: Pick<Choice, 'slotDate'>
  minutes: number
  /** The chosen services, which last `minutes` together; without any only time is waited for. */
  services: readonly ServiceOnWire[]
  onClose: () => void
}

/** Asks for a free time of the chosen length with a vendor (C7). */
export default function WaitForTime(props: WaitForTimeProps) {
  const { vendorId, vendorName, days, choice, minutes, services, onClose } = props
  const { slotDate } = choice
  return (
    <WaitDialog
      draft={`${vendorId}.${slotDate}`}
      whom={{ vendorId }}
      about={`For ${durationText(minutes)} with ${firstNameOf(vendorName)}.`}
      days={days.map((day) => day.slotDate)}
      start={{ ...ANY_HOURS, days: [slotDate] }}
      minutes={minutes}
      serviceIds={services.map(({ _id }) => _id)}
      onClose={onClose}
    />
  )
}
