// implements: §9.1
/** Returns whether a number is an amount in euro with at most two decimals (M1). */
export function isEuroAmount(euro: number): boolean {
  return Number.isFinite(euro) && Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6
}

/** Converts an amount in euro to cents. @throws RangeError when it has more than two decimals (M1). */
export function euroToCents(euro: number): number {
  if (!isEuroAmount(euro)) throw new RangeError(`${euro} is not an amount with at most two decimals`)
  return Math.round(euro * 100)
}

/** Converts cents to the JSON number of euro: `45` or `45.5` (M1). */
export function centsToEuro(cents: number): number {
  return cents / 100
}

/** Formats cents as '€45.00' or '€1,234.50' (M1). */
export function formatEuro(cents: number): string {
  const absolute = Math.abs(cents)
  const euro = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '−' : ''}€${euro}.${String(absolute % 100).padStart(2, '0')}`
}

/** Formats an amount in euro: '€45.00' for 45 (M1). */
export const euroText = (euro: number): string => formatEuro(euroToCents(euro))
