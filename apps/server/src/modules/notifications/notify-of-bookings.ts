import { completeContents } from './appointment-content.ts'
import type { Runtime } from '../../platform/runtime.ts'
import type { JobRun, PayloadOf } from '../../platform/jobs/job.ts'
import { endJob } from '../../platform/jobs/queue.ts'
import { clientOf, toEventBase } from '../booking/public.ts'
import { notifyBookedJob } from '../booking/events.ts'
import { findTraders } from '../catalogue/public.ts'
import { notifyPeople } from './notify-people.ts'
import { onBooked, onBookedInstantly } from './on-booked.ts'
import { findAllParties } from './people-store.ts'
import { senderOf } from './sender.ts'
import { notificationsOf } from './notifications-of.ts'
import { findNotifiedAppointments } from './notified-appointment.ts'

/**
 * Notifies both sides of new appointments, exactly once: the job ends in the transaction of its notices, emails and
 * pushes. If it fails, each appointment gets a job of its own, so that one that fails holds up no other.
 * @throws Error of a single appointment, so that its job is tried again.
 */
export async function notifyOfBookings(
  runtime: Runtime,
  { appointmentIds }: PayloadOf<typeof notifyBookedJob>,
  run: JobRun,
): Promise<void> {
  try {
    await notifyAll(runtime, appointmentIds, run)
  } catch (error) {
    if (appointmentIds.length === 1) throw error
    runtime.log.warn({ error, count: appointmentIds.length }, 'Notifying of bookings one by one')
    await runtime.transaction(async (unit) => {
      const alone = appointmentIds.map((id) => ({ appointmentIds: [id] }))
      if (await endJob(unit.db, run)) await unit.enqueueAll(notifyBookedJob, alone)
    })
  }
}

/** The calendar files show each appointment as it is now, so that one that moved on meanwhile is not set back. */
const notifyAll = (runtime: Runtime, appointmentIds: string[], run: JobRun): Promise<void> =>
  runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    const appointments = await findNotifiedAppointments(unit.db, appointmentIds)
    const sidesOf = (of: (typeof appointments)[number]) => ({ clientId: clientOf(of), vendorId: of.vendorId })
    const partiesOf = await findAllParties(unit.db, appointments.map(sidesOf))
    const traders = await findTraders(unit.db, [...new Set(appointments.map(({ vendorId }) => vendorId))])
    const sender = senderOf(runtime)
    const notifications = appointments.flatMap((appointment) => {
      const parties = partiesOf(sidesOf(appointment))
      const { note, payBy, instant } = appointment
      const trader = traders.get(appointment.vendorId) ?? null
      const booked = { ...toEventBase({ ...appointment, place: null }), note, payBy, trader }
      const words = instant ? onBookedInstantly : onBooked
      const contents = completeContents(words(booked, parties, unit.now), booked, parties)
      const about = { appointment, parties, topic: 'bookings', invites: true } as const
      return notificationsOf(sender, contents, { ...about, at: appointment.bookedAt })
    })
    await notifyPeople(unit, sender, notifications)
  })
