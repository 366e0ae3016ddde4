import type { Cost } from '@anseo/domain/cost'
import type { Slot } from '@anseo/domain/slot'
import { event } from '../../platform/unit-of-work/event.ts'
import type { AboutAppointment } from '../booking/about-appointment.ts'

/** A vendor sent a quote, or another version of it. */
export const quoteSent = event<{
  quoteId: string
  clientId: string
  vendorId: string
  version: number
  slot: Slot
  /** At the fees of the moment; frozen once it is accepted. */
  cost: Cost
  expiresAt: Date
}>('quote.sent')

/** A quote became this booking. */
export const quoteAccepted = event<AboutAppointment & { payBy: Date }>('quote.accepted')
