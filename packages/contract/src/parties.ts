import { z } from 'zod'
import { id } from './wire.ts'

/** One side of an appointment. */
export const party = z.object({ _id: id(), name: z.string() })

/** An appointment as lists of money name it. */
export const paidFor = z.object({
  _id: id(),
  slotDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  client: party,
  vendor: party,
})
export type PaidForOnWire = z.output<typeof paidFor>
