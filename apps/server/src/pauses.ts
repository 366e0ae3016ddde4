/** Intervals and timeouts of the product, in ms; tests pass shorter ones. */
export interface Pauses {
  /** The longest wait for an answer of the payment provider, at each of two attempts, in ms. */
  providerAnswerMs: number
  /** The delays in ms before the sandbox repeats a failed webhook; after the last one it gives up. */
  reportAgainMs: readonly number[]
  /** The interval between two rounds of the sweeps; `Infinity` runs none, not even at the start. */
  sweepsMs: number
  /** The shortest time between two looks for jobs when the first finds none, since each new job of any kind wakes all workers. */
  jobsMs: number
  /** The interval between two checks for sockets whose sessions have ended. */
  socketsMs: number
  /** The longest wait for an answer of Redis, in ms; all callers work without it too. */
  redisAnswerMs: number
  /** The unit in which the wait for an answer of the database is counted before it counts as away: see `database-watch.ts`. */
  databaseTickMs: number
}

export const PAUSES: Pauses = {
  providerAnswerMs: 5_000,
  reportAgainMs: [500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000, 10_800_000],
  sweepsMs: 15_000,
  jobsMs: 50,
  socketsMs: 2_000,
  redisAnswerMs: 300,
  databaseTickMs: 250,
}
