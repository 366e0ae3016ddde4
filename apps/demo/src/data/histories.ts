import { CLOSING_HOUR } from '@anseo/domain/limits'
import type { DefaultKey } from '@anseo/domain/default-specialities'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { listedVendors, type ListedVendor } from './all-vendors.ts'
import { applicants } from './applicants.ts'
import { clients } from './clients.ts'
import { currentAppointments } from './current-appointments.ts'
import type { DemoAppointment } from './demo-appointment.ts'
import { type RandomSource, randomFrom } from './random.ts'
import { regionOf } from './regions.ts'

/** The least age of a generated appointment in days: by then it has completed automatically (L3). */
const MIN_AGE_DAYS = 5
const LONGEST_HISTORY_DAYS = 720
/** A quiet vendor has one appointment in about this many days. */
const QUIET_DAYS = 14

type Habits = { firstStart: number; lastStart: number; hours: [number, number]; notes: string[] }

const HABITS: Record<DefaultKey, Habits> = {
  Hairstylist: {
    firstStart: 9,
    lastStart: 18,
    hours: [1, 3],
    notes: ['Cut and blow-dry', 'Roots', 'Trim', 'Full colour', 'Upstyle'],
  },
  Nail_Technician: {
    firstStart: 9,
    lastStart: 19,
    hours: [1, 2],
    notes: ['Infill', 'Gel, short', 'Removal and new set', 'Manicure'],
  },
  Makeup_Artist: {
    firstStart: 8,
    lastStart: 15,
    hours: [1, 3],
    notes: ['Wedding guest', 'Trial', 'Two people', 'Evening make-up'],
  },
  Babysitter: {
    firstStart: 15,
    lastStart: 18,
    hours: [2, 4],
    notes: ['Two children', 'Homework first, please', 'One toddler', 'Dinner is in the oven'],
  },
  Massage_Therapist: {
    firstStart: 10,
    lastStart: 19,
    hours: [1, 2],
    notes: ['Lower back', 'Neck and shoulders', 'First visit'],
  },
  'Personal Chef': {
    firstStart: 15,
    lastStart: 17,
    hours: [3, 4],
    notes: ['Dinner for six', 'Birthday, eight people', 'Freezer meals', 'One coeliac'],
  },
  Cleaner: {
    firstStart: 8,
    lastStart: 15,
    hours: [2, 4],
    notes: ['Key in the lockbox', 'Windows too, please', 'The dog is friendly'],
  },
}

function handWrittenDays(vendor: string): Set<number> {
  return new Set(currentAppointments.filter((each) => each.vendor === vendor).map(({ day }) => -day))
}

function slotBy(habits: Habits, random: RandomSource): { from: number; to: number } {
  const [shortest, longest] = habits.hours
  const from = habits.firstStart + random.below(habits.lastStart - habits.firstStart + 1)
  const hours = shortest + random.below(longest - shortest + 1)
  return { from, to: Math.min(from + hours, CLOSING_HOUR) }
}

/** Returns different days, spread evenly over the vendor's time with Anseo, without those of appointments written by hand. */
function daysAgoOf(count: number, taken: Set<number>, random: RandomSource): number[] {
  const span = Math.min(LONGEST_HISTORY_DAYS, count * QUIET_DAYS)
  const stride = span / count
  return Array.from({ length: count }, (_, index) => {
    const first = MIN_AGE_DAYS + Math.ceil(index * stride)
    const days = Array.from({ length: Math.floor(stride) }, (_, offset) => first + offset)
    return random.pick(days.filter((day) => !taken.has(day)))
  })
}

function historyOf(vendor: ListedVendor): DemoAppointment[] {
  const byHand = currentAppointments.filter(
    (each) => each.vendor === vendor.key && each.outcome.is === 'completed',
  )
  const count = vendor.completed - byHand.length
  if (count <= 0) return []
  const random = randomFrom(`history of ${vendor.key}`)
  const habits = HABITS[vendor.speciality]
  const region = regionOf(vendor.city)
  const near = clients.filter((client) => client.region === region && client.key !== DEMO_ACCOUNTS.client.key)
  return daysAgoOf(count, handWrittenDays(vendor.key), random).map((daysAgo) => ({
    client: random.pick(near).key,
    vendor: vendor.key,
    day: -daysAgo,
    ...slotBy(habits, random),
    booked: { daysAgo: daysAgo + 2 + random.below(8), hour: 8 + random.below(13), minute: random.below(60) },
    outcome: { is: 'completed' },
    note: random.next() < 0.5 ? random.pick(habits.notes) : undefined,
  }))
}

/** Generates past appointments, so that each vendor has as many completed ones as its entry states. */
export function planHistories(): DemoAppointment[] {
  const vendorsWithHistory = [...listedVendors, ...applicants.filter(({ completed }) => completed > 0)]
  return vendorsWithHistory.flatMap(historyOf)
}
