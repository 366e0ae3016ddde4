import { dublinDate } from '@anseo/domain/dublin-time'
import { formatDay, formatWeekdayDay } from '@anseo/domain/slot-date'
import { PersonLine } from '@anseo/ui/person-line'
import type { ClientAppointment } from './client-appointment.ts'

interface VendorLineProps {
  appointment: ClientAppointment
  /** Leaves out the weekday: '28 Nov 2026' (§2 payment dialog). */
  plainDay?: boolean
}

/** Shows the vendor, the date and the times at the top of a dialog. */
export function VendorLine({ appointment: { wire, facts }, plainDay = false }: VendorLineProps) {
  const date = dublinDate(facts.start)
  const day = plainDay ? formatDay(date) : `${formatWeekdayDay(date)} ${date.year}`
  return (
    <PersonLine
      name={wire.vendorData.name}
      picture={wire.vendorData.image}
      lines={`${day}\n${wire.startTime} to ${wire.endTime}`}
    />
  )
}
