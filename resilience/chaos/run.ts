import { setTimeout as pause } from 'node:timers/promises'
import { createPeople, type Person } from '../fuzz/people.ts'
import { createRandom } from '@anseo/test-support/random'
import { liveAsClient, placeOf, type Town } from './client-life.ts'
import { createFigures, type Figures, figureLines } from './figures.ts'
import { openStage, type Stage } from './stage.ts'
import { findLosses, untilSettled } from './verdict.ts'

export interface ChaosOptions {
  /** The number of times that the process is killed; `databaseKills` is the same for its database. */
  kills: number
  databaseKills: number
  clients: number
  /** Decides the order of the faults and the time between them. */
  seed: number
  /** The time in which the product must be ready again after a fault. */
  readyWithinMs: number
  print: (line: string) => void
}

const VENDORS = 10
/** The number of clients that compete for the same hour. */
const RIVALS = 3
/** The pause in ms between recovery and the next fault. */
const QUIET_MS = { least: 1_000, most: 4_000 }
const END_WITHIN_MS = 10_000

/**
 * Kills the product and its database while clients use it, then checks that no acknowledged work is lost.
 * @returns the figures as lines of text, and the findings, empty if all went well.
 */
export async function runChaos(options: ChaosOptions): Promise<{ lines: string[]; findings: string[] }> {
  const figures = createFigures()
  const people: { clients: Person[]; vendors: Person[] } = { clients: [], vendors: [] }
  const stage = await openStage(async (database) => {
    const { create } = createPeople(database)
    for (let n = 0; n < options.clients; n++) people.clients.push(await create(`client ${n}`, 'client'))
    for (let n = 0; n < VENDORS; n++) people.vendors.push(await create(`vendor ${n}`, 'vendor'))
  })
  try {
    const enough = new AbortController()
    let wanted = 0
    const { vendors } = people
    const nextPlace = () => placeOf(Math.floor(wanted++ / RIVALS), vendors)
    const town: Town = { url: stage.url, vendors, figures, nextPlace, signal: enough.signal }
    const lives = Promise.allSettled(people.clients.map((client) => liveAsClient(client, town)))
    await provoke(stage, options, figures.readyAgainMs)
    enough.abort()
    const failed = (await lives).filter(({ status }) => status === 'rejected')
    const findings = [
      ...failed.map((life) => String((life as PromiseRejectedResult).reason)),
      ...figures.failures,
      ...undone(figures),
      ...tooLate(figures.readyAgainMs.process, 'the process', options),
      ...tooLate(figures.readyAgainMs.database, 'the database', options),
    ]
    await stage.withDatabase(async (database) => {
      await untilSettled(database)
      findings.push(...(await findLosses(database, figures)))
    })
    if (stage.hasEndedByItself()) findings.push('the process has ended although nobody ended it')
    const endedAfter = await stage.stop()
    if (endedAfter > END_WITHIN_MS) findings.push(`SIGTERM took ${Math.round(endedAfter)} ms`)
    return { lines: [...figureLines(figures), `ended by SIGTERM in ${Math.round(endedAfter)} ms`], findings }
  } finally {
    await stage.remove()
  }
}

/** Causes the faults in a random order, with a pause for work between them. */
async function provoke(
  stage: Stage,
  { kills, databaseKills, seed, print }: ChaosOptions,
  readyAgainMs: { process: number[]; database: number[] },
): Promise<void> {
  const random = createRandom(seed)
  let left = { process: kills, database: databaseKills }
  while (left.process + left.database > 0) {
    await pause(random.whole(QUIET_MS.least, QUIET_MS.most))
    const what = random.whole(1, left.process + left.database) <= left.process ? 'process' : 'database'
    const ms = await (what === 'process' ? stage.killProcess() : stage.killDatabase())
    readyAgainMs[what].push(ms)
    left = { ...left, [what]: left[what] - 1 }
    print(`killed the ${what}: ready again after ${Math.round(ms)} ms`)
  }
  await pause(QUIET_MS.most)
}

/** Returns a finding for each kind of work that was never done, since what was not there cannot be lost. */
const undone = ({ bookings, paid, messages }: Figures): string[] =>
  Object.entries({ bookings, payments: paid, messages })
    .filter(([, done]) => done.length === 0)
    .map(([what]) => `none of the ${what} was acknowledged`)

const tooLate = (times: readonly number[], what: string, { readyWithinMs }: ChaosOptions): string[] =>
  times
    .filter((ms) => ms > readyWithinMs)
    .map((ms) => `${Math.round(ms)} ms until ready after ${what} was killed`)
