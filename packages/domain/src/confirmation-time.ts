/** Returns `count` numbers from `first` on, `step` apart. */
const steps = (first: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index * step)

/**
 * The minutes that a request waited for its confirmation, in steps that grow with them: by the minute to half an hour,
 * then by 5 minutes to an hour, a quarter to 4 hours, an hour to a day, and 6 hours to 3 days. How many waited each step
 * can be added up over days, as medians cannot.
 */
export const CONFIRMATION_STEPS: readonly number[] = [
  ...steps(0, 1, 30),
  ...steps(30, 5, 6),
  ...steps(60, 15, 12),
  ...steps(240, 60, 20),
  ...steps(1440, 360, 9),
]

/**
 * Returns the step, in minutes, at which half of the confirmations were given; null where there were none.
 * @param counts how many there were in each of `CONFIRMATION_STEPS`.
 */
export function medianConfirmation(counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let given = 0
  return CONFIRMATION_STEPS[counts.findIndex((count) => (given += count) * 2 >= all)]!
}
