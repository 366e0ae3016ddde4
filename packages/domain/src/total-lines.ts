import type { Cost } from './cost.ts'
import type { CostLine } from './cost-words.ts'
import { formatEuro } from './money.ts'

/**
 * Returns the lines that add up to the total (A1).
 * @param booked the services, the quote or the deposit, which stand in for the full price.
 * @param travelTo the area of the visit.
 */
export const totalLines = ({ parts }: Cost, booked: readonly CostLine[], travelTo: string): CostLine[] => [
  ...booked,
  ...(parts.travelFeeCents > 0
    ? [{ label: `Travel to ${travelTo}`, amount: formatEuro(parts.travelFeeCents) }]
    : []),
  ...(parts.vendorFeeCents > 0
    ? [{ label: 'Platform fee', amount: formatEuro(parts.platformFeeCents) }]
    : []),
  ...(parts.handlingFeeCents > 0
    ? [{ label: 'Payment processing fee', amount: formatEuro(parts.handlingFeeCents) }]
    : []),
]
