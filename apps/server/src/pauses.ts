/** Intervals and timeouts of the product, in ms; tests pass shorter ones. */
export interface Pauses {
  /** For an answer of the payment provider, each of two times it is asked; ms. */
  providerAnswerMs: number
  /** The delays in ms before the sandbox repeats a failed webhook; after the last one it gives up. */
  reportAgainMs: readonly number[]
  /** Between two rounds of the sweeps; `Infinity` runs none, not even at the start. */
  sweepsMs: number
  /** Between a look for jobs that finds none and the next one: each new job, of whatever kind, wakes all workers. */
  jobsMs: number
  /** Between two looks for sockets whose sessions have ended. */
  socketsMs: number
  /** For an answer of Redis: what asks has another way. */
  redisAnswerMs: number
  /** For an answer of the database before it counts as away, in ticks of this length: see `database-watch.ts`. */
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
