/** The one clock of the server; every rule and sweep follows it (T4). */
export interface Clock {
  now(): Date
}

/**
 * Creates a clock: the machine's, or one that starts at `fakeNow` and runs on from there.
 * @param fakeNow the instant of `FAKE_NOW`, for tests and demonstrations.
 */
export function createClock(fakeNow?: Date): Clock {
  const shift = fakeNow ? fakeNow.getTime() - Date.now() : 0
  return { now: () => new Date(Date.now() + shift) }
}
