import type { NoticeTopic } from '@anseo/domain/notice-choices'
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
  const told = <E extends AppointmentEvent>(topic: NoticeTopic, words: Words<E>): Listener<E>[] => [
    async (unit, facts) => {
      const parties = await findParties(unit.db, facts)
      const { client, vendor } = words(facts, parties, { now: unit.now, brandName: teller.brand.name })
      if (client) await tellPerson(unit, teller, parties.client, topic, client)
      if (vendor) await tellPerson(unit, teller, parties.vendor, topic, vendor)
    },
  ]
  return {
    'appointment.booked': told('bookings', onBooked),
    'appointment.unanswered': told('bookings', onUnanswered),
    'appointment.confirmed': told('bookings', onConfirmed),
    'appointment.declined': told('bookings', onDeclined),
    'appointment.rescheduled': told('bookings', onRescheduled),
    'appointment.paid': told('payments', onPaid),
    'appointment.cancelled': told('bookings', onCancelled),
    'appointment.vendorMarked': told('bookings', onVendorMarked),
    'appointment.completed': told('bookings', onCompleted),
    'payment.returned': told('payments', onReturned),
    'refund.settled': told('payments', onRefundSettled),
    'vendor.vetted': [
      async (unit, facts) =>
        tellPerson(unit, teller, await findPerson(unit.db, facts.vendorId), 'bookings', onVetted(facts)),
    ],
  }
}
