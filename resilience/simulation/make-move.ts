import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { withTotal } from '@anseo/domain/price'
import { type Slot, slotHours } from '@anseo/domain/slot'
import { makeBankMove, payByCard } from './make-bank-move.ts'
import type { History } from './history.ts'
import { type AppointmentMove, likelyFirst, momentOf, STEPS } from './likely-appointments.ts'
import type { Move, SweepName } from './move.ts'
import { nextPayday } from './next-payday.ts'
import { acceptProposal, book, reschedule } from './operations/book.ts'
import { chargeVendor } from './operations/dispute.ts'
import { askForIntent, settlePayment } from './operations/pay.ts'
import { payVendors } from './operations/payout.ts'
import { completeAppointments, reconcile, timeOutAppointments } from './operations/sweeps.ts'
import { takeStep } from './operations/take-step.ts'
import { work } from './operations/work.ts'
import { pick } from './pick.ts'
import { CLIENTS, type Operation, transact, type World } from './world.ts'

/** Makes one move in a history; a move without a suitable object changes nothing. */
export function makeMove(history: History, move: Move): void {
  const { world } = history
  world.provider.luck = 'luck' in move ? move.luck : 'fine'
  switch (move.do) {
    case 'book': {
      const [client, vendor] = [CLIENTS[move.client]!, world.db.all('vendor')[move.vendor]!.id]
      const slot = slotAt(world, move.day, move.hour, move.hours)
      return history.begin(
        `${client} books ${vendor}, ${slotText(slot)}`,
        book(world, client, vendor, slot),
        move.gap,
      )
    }
    case 'wait until payday':
      return setClock(history, nextPayday(world.now), 'A payday')
    case 'wait':
      return setClock(history, new Date(world.now.getTime() + move.minutes * 60_000))
    case 'sweep':
      return history.begin(`Sweep '${move.sweep}'`, SWEEPS[move.sweep](world), move.gap)
    case 'work': {
      const job = pick(world.db.all('job'), move.of)
      return job && history.begin(`Job ${job.job} ${job.of} (${move.luck})`, work(world, job), move.gap)
    }
    case 'go on': {
      const running = pick(history.running, move.of)
      return running && history.goOn(running, { through: false })
    }
    case 'die': {
      const running = pick(history.running, move.of)
      return running && history.kill(running)
    }
    case 'webhook':
      return deliver(history, move)
    case 'bank':
      return makeBankMove(history, move.what, move.of)
    case 'pay':
      return payByCard(history, move.of, move.card)
    case 'verify payment': {
      const payment = pick(world.db.all('payment').toReversed(), move.of)
      return (
        payment && history.begin(`Page verifies ${payment.id}`, settlePayment(world, payment.id), move.gap)
      )
    }
    case 'charge vendor': {
      const dispute = pick(world.db.all('dispute'), move.of)
      return (
        dispute && history.begin(`Admin charges ${dispute.id}`, chargeVendor(world, dispute.id), move.gap)
      )
    }
    default:
      return moveAppointment(history, move)
  }
}

function moveAppointment(history: History, move: AppointmentMove): void {
  const { world } = history
  const appointment = pick(likelyFirst(world, move), move.of)
  if (!appointment) return
  const { id } = appointment
  switch (move.do) {
    case 'step':
      return history.begin(`${move.step} ${id}`, takeStep(world, id, STEPS[move.step]), move.gap)
    case 'reschedule': {
      const slot = slotAt(world, move.day, move.hour, slotHours(appointment))
      return history.begin(`reschedule ${id} to ${slotText(slot)}`, reschedule(world, id, slot), move.gap)
    }
    case 'accept proposal': {
      const slot = slotAt(world, move.day, move.hour, slotHours(appointment))
      return history.begin(`accept ${slotText(slot)} for ${id}`, acceptProposal(world, id, slot), move.gap)
    }
    case 'settle report': {
      const refundCents = Math.floor((withTotal(appointment).totalCents * move.tenths) / 10)
      const step = { kind: 'settleReport', refundCents, laterCents: 0 } as const
      return history.begin(`settle report of ${id} with ${refundCents}`, takeStep(world, id, step), move.gap)
    }
    case 'open payment page':
      return history.begin(`open the payment page of ${id}`, askForIntent(world, id), move.gap)
    case 'wait until': {
      const moment = momentOf(appointment, move.moment)
      if (moment && moment > world.now)
        setClock(history, new Date(moment.getTime() + move.offsetMs), `${move.moment} of ${id}`)
    }
  }
}

const SWEEPS: Record<SweepName, (world: World) => Operation> = {
  'time out': timeOutAppointments,
  complete: completeAppointments,
  reconcile,
  'pay vendors': payVendors,
}

function slotAt({ now }: World, day: number, hour: number, hours: number): Slot {
  const date = addDays(dublinDate(now), day)
  return { start: instantOf(date, hour), end: instantOf(date, hour + hours) }
}

const slotText = ({ start, end }: Slot) =>
  `${start.toISOString().slice(0, 16).replace('T', ' ')} to ${end.toISOString().slice(11, 16)}`

/** Moves the clock on, or corrects it. */
function setClock(history: History, now: Date, because = 'The clock goes on'): void {
  const back = now < history.world.now
  history.world.now = now
  history.log(back ? 'The clock steps back to here' : because)
}

function deliver(history: History, { what, of }: Extract<Move, { do: 'webhook' }>): void {
  const { world } = history
  const event = pick(world.provider.events, of)
  if (!event) return
  if (what !== 'arrives twice') world.provider.events.splice(world.provider.events.indexOf(event), 1)
  const name = `Webhook: ${event.of} ${event.id} is ${event.status}`
  if (what === 'is lost') return history.log(`${name}: lost`)
  const hearing = transact(world, (transaction) => world.composition.hear(transaction, event))
  history.begin(name, hearing, false)
}
