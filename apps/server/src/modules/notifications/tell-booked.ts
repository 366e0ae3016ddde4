import type { Runtime } from '../../platform/runtime.ts'
import type { JobRun, PayloadOf } from '../../platform/jobs/job.ts'
import { endJob } from '../../platform/jobs/queue.ts'
import { clientOf, toEventBase } from '../booking/public.ts'
import { tellBookedJob } from '../booking/events.ts'
import { notifyPeople } from './notify-people.ts'
import { onBooked, onBookedInstantly } from './on-booked.ts'
import { findAllParties } from './people-store.ts'
import { senderOf } from './sender.ts'
import { tellingsOf } from './tellings-of.ts'
import { findToldAppointments } from './told-appointment.ts'

/**
 * Tells both sides of new appointments, exactly once: the job ends in the transaction of its notices, emails and
 * pushes. When it fails, each appointment gets a job of its own, so that one that cannot be told keeps no other waiting.
 * @throws Error of a single appointment, so that its job is tried again.
 */
export async function tellBooked(
  runtime: Runtime,
  { appointmentIds }: PayloadOf<typeof tellBookedJob>,
  run: JobRun,
): Promise<void> {
  try {
    await tellAll(runtime, appointmentIds, run)
  } catch (error) {
    if (appointmentIds.length === 1) throw error
    runtime.log.warn({ error, count: appointmentIds.length }, 'Bookings are told one by one')
    await runtime.transaction(async (unit) => {
      const alone = appointmentIds.map((id) => ({ appointmentIds: [id] }))
      if (await endJob(unit.db, run)) await unit.enqueueAll(tellBookedJob, alone)
    })
  }
}

/** The calendar files show each appointment as it is now, so that one that moved on meanwhile is not set back. */
const tellAll = (runtime: Runtime, appointmentIds: string[], run: JobRun): Promise<void> =>
  runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    const appointments = await findToldAppointments(unit.db, appointmentIds)
    const sidesOf = (of: (typeof appointments)[number]) => ({ clientId: clientOf(of), vendorId: of.vendorId })
    const partiesOf = await findAllParties(unit.db, appointments.map(sidesOf))
    const sender = senderOf(runtime)
    const tellings = appointments.flatMap((appointment) => {
      const parties = partiesOf(sidesOf(appointment))
      const { note, payBy, instant } = appointment
      const booked = { ...toEventBase({ ...appointment, place: null }), note, payBy }
      const contents = (instant ? onBookedInstantly : onBooked)(booked, parties)
      const about = { appointment, parties, topic: 'bookings', invites: true } as const
      return tellingsOf(sender, contents, { ...about, at: appointment.bookedAt })
    })
    await notifyPeople(unit, sender, tellings)
  })
