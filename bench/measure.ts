/** Runs one measurement. A higher result is better for a rate, a lower one for a time; the row knows which. */
export type Measure = () => Promise<number>

/** Returns the median; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('Nothing was measured')
  return sorted.length % 2 === 1 ? upper : (upper + sorted[middle - 1]!) / 2
}

/**
 * Measures several things in turn, A B A B …, so that whatever else the machine does meets all of them alike.
 * @returns the median of each.
 */
export async function interleave<Name extends string>(
  rounds: number,
  measures: Record<Name, Measure>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measured[name].push(await measures[name]())
  }
  return Object.fromEntries(names.map((name) => [name, median(measured[name])])) as Record<Name, number>
}
