import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Days before today that seeded appointments reach back, and days after it. */
export const PAST_DAYS = 730
export const FUTURE_DAYS = 14
/** Appointments of one vendor on one day, at most. */
export const SLOTS_A_DAY = 4
/** The busiest vendors have this many times the average. */
const BUSIEST = 2.5

/** The sizes of a seeded marketplace. */
export interface SeedPlan {
  vendors: number
  clients: number
  /** They are spread over the vendors pseudo-randomly; the sum is off by a few in a hundred. */
  appointments: number
  /** The same number makes the same marketplace again. */
  seed: number
}

/** Thrown for invalid arguments of `npm run seed`; the message says what to type. */
export class SeedPlanError extends Error {}

const OPTIONS = {
  vendors: { type: 'string', default: '1000' },
  appointments: { type: 'string', default: '50000' },
  clients: { type: 'string' },
  seed: { type: 'string', default: '1' },
} satisfies ParseArgsConfig['options']

/**
 * Reads the command line of `npm run seed`.
 * @throws SeedPlanError naming the option that makes no sense.
 */
export function readSeedPlan(args: string[]): SeedPlan {
  const { values } = parseArgs({ args, options: OPTIONS })
  const vendors = wholeNumber('vendors', values.vendors, 1, 1_000_000)
  const appointments = wholeNumber('appointments', values.appointments, 0, mostAppointments(vendors))
  const clients = wholeNumber(
    'clients',
    values.clients ?? String(Math.max(100, Math.round(appointments / 20))),
    1,
    10_000_000,
  )
  return {
    vendors,
    appointments,
    clients,
    seed: wholeNumber('seed', values.seed, 1, 999),
  }
}

/** Returns the largest number of appointments: later months are twice as busy as the average, also for the busiest vendors. */
const mostAppointments = (vendors: number) =>
  Math.floor((vendors * (PAST_DAYS + FUTURE_DAYS) * SLOTS_A_DAY) / (2 * BUSIEST))

function wholeNumber(name: string, typed: string, least: number, most: number): number {
  const number = Number(typed)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new SeedPlanError(`--${name} is a whole number from ${least} to ${most}, not '${typed}'`)
}
