import { z } from 'zod'
import { id, imageUrl, shownSlot } from './wire.ts'

/** One side of an appointment. */
export const party = z.object({ _id: id(), name: z.string() })

/** A client or vendor as pages show one: with picture. */
export const person = party.extend({ image: imageUrl() })

/** An appointment as lists of money name it. */
export const paidFor = z.object({
  _id: id(),
  ...shownSlot,
  /** The client; without an id in a vendor's own booking, whose client has no account (B7). */
  client: z.object({ _id: id().nullable(), name: z.string() }),
  vendor: party,
})
export type PaidForOnWire = z.output<typeof paidFor>
