import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { endTimesFrom } from '@anseo/domain/slot-grid'
import { parseSlotDate, formatDay } from '@anseo/domain/slot-date'
import type { Locator, Page } from 'playwright-core'
import type { Caller } from './caller.ts'

interface Wanted {
  vendorId: string
  /** Days from today to the first day that will do. */
  fromDay?: number
  hours?: number
}

/** Books the vendor's next free slot of that length; returns the appointment as the client's list has it. */
export async function bookNextFree(client: Caller, wanted: Wanted): Promise<AppointmentOnWire> {
  const { vendorId, fromDay = 3, hours = 1 } = wanted
  const { data } = (await client.call('GET', `/api/vendor/${vendorId}/availability?days=14`)).body
  for (const { slotDate, free } of (data as { slotDate: string; free: string[] }[]).slice(fromDay)) {
    for (const startTime of free) {
      const endTime = endTimesFrom(free, startTime, hours * 60)[0]
      if (endTime === undefined) continue
      const body = { vendorId, slotDate, startTime, endTime }
      const booked = await client.call('POST', '/api/user/book-appointment', body)
      if (booked.status !== 200) throw new Error(`Not booked: ${JSON.stringify(booked.body)}`)
      return appointmentOf(client, booked.body.appointmentId)
    }
  }
  throw new Error('The vendor has no free slot')
}

/** Returns an appointment as the client's list has it now. */
export async function appointmentOf(client: Caller, id: string): Promise<AppointmentOnWire> {
  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  return (appointments as AppointmentOnWire[]).find(({ _id }) => _id === id)!
}

/** Books with the vendor, who confirms immediately; the appointment is then unpaid. */
export async function bookConfirmed(client: Caller, vendor: Caller, wanted: Wanted) {
  const { _id } = await bookNextFree(client, wanted)
  await vendor.call('POST', `/api/pro/appointments/${_id}/confirm`)
  return appointmentOf(client, _id)
}

/** Finds the card of an appointment on My Appointments by its vendor, day and times. */
export function cardOf(page: Page, { vendorData, slotDate, startTime, endTime }: AppointmentOnWire): Locator {
  return page
    .getByRole('article')
    .filter({ hasText: vendorData.name })
    .filter({ hasText: formatDay(parseSlotDate(slotDate)!) })
    .filter({ hasText: `${startTime} to ${endTime}` })
}
