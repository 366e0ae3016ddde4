import type { Listener, Listeners } from '../../infrastructure/unit-of-work.ts'
import { onConfirmed, onDeclined } from './on-answered.ts'
import { onBooked, onUnanswered } from './on-booked.ts'
import { onCancelled } from './on-cancelled.ts'
import { onCompleted, onVendorMarked } from './on-completed.ts'
import { onRefundSettled, onReturned } from './on-money-back.ts'
import { onPaid } from './on-paid.ts'
import { onRescheduled } from './on-rescheduled.ts'
import { onVetted } from './on-vetted.ts'
import { findParties, findPerson } from './people-store.ts'
import { type Teller, tellPerson } from './tell-person.ts'
import type { AppointmentEvent, Words } from './wording.ts'

/** Tells people what concerns them: a notice and a mail of the same transaction, and their open tabs after it. */
export function notificationListeners(teller: Teller): Listeners {
  const told = <E extends AppointmentEvent>(words: Words<E>): Listener<E>[] => [
    async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      const { client, vendor } = words(facts, parties, { now: unit.now, brandName: teller.brand.name })
      if (client) await tellPerson(unit, teller, parties.client, client)
      if (vendor) await tellPerson(unit, teller, parties.vendor, vendor)
    },
  ]
  return {
    'appointment.booked': told(onBooked),
    'appointment.unanswered': told(onUnanswered),
    'appointment.confirmed': told(onConfirmed),
    'appointment.declined': told(onDeclined),
    'appointment.rescheduled': told(onRescheduled),
    'appointment.paid': told(onPaid),
    'appointment.cancelled': told(onCancelled),
    'appointment.vendorMarked': told(onVendorMarked),
    'appointment.completed': told(onCompleted),
    'payment.returned': told(onReturned),
    'refund.settled': told(onRefundSettled),
    'vendor.vetted': [
      async (unit, facts) =>
        tellPerson(unit, teller, await findPerson(unit.db, facts.vendorId), onVetted(facts)),
    ],
  }
}
