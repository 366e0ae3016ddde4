// implements: §3.8, §9.15
const WIRE = /^(0?[1-9]|1[0-2]):(00|15|30|45) (AM|PM)$/

/**
 * Parses '09:00 AM' or '9:15 AM' into hours since midnight, 0 to 23.75; null for every other text and for times off the
 * quarter hour (T2, B2).
 */
export function parseWallTime(text: string): number | null {
  const match = WIRE.exec(text)
  if (!match) return null
  return (Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0) + Number(match[2]) / 60
}

/**
 * Formats hours since midnight: '09:15 AM' for 9.25; 24 reads as midnight, '12:00 AM', 25 as '01:00 AM' of the next day
 * (T2).
 */
export function formatWallTime(hours: number): string {
  const hour = Math.floor(hours)
  const minutes = Math.round((hours - hour) * 60)
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minutes)} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

const twoDigits = (number: number) => (number < 10 ? '0' : '') + number
