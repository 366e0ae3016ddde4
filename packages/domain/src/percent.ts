const PERCENT_SCALE = 10_000

/**
 * Returns a percentage of an amount not below zero, rounded half up to a cent; the percentage has up to four decimals
 * (M2).
 */
export function percentOf(cents: number, percent: number): number {
  const divisor = 100 * PERCENT_SCALE
  const doubled = 2 * cents * Math.round(percent * PERCENT_SCALE) + divisor
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
}
