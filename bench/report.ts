import type { Figure } from './figure.ts'

/** Prints lines of the table as they come. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { what, ours, limit, ratio, goal, met } of figures) {
    const against = limit === '' ? '' : ` over ${limit}: ${ratio}`
    console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${ours}${against} (${goal})`)
  }
}
