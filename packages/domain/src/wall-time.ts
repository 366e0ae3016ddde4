// implements: §3.8, §9.15
const WIRE = /^(0?[1-9]|1[0-2]):00 (AM|PM)$/
const WELL_FORMED = /^(0?[1-9]|1[0-2]):[0-5]\d (AM|PM)$/

/** Returns whether a text has the form of a wall-clock time, on the full hour or not (T2). */
export function isWallTime(text: string): boolean {
  return WELL_FORMED.test(text)
}

/** The hour, 0 to 23, of '09:00 AM' or '9:00 AM'; null for every other text and for part hours (T2, S1). */
export function parseWallTime(text: string): number | null {
  const match = WIRE.exec(text)
  if (!match) return null
  return (Number(match[1]) % 12) + (match[2] === 'PM' ? 12 : 0)
}

/** '09:00 AM' for 9; 24 reads as midnight, '12:00 AM' (T2). */
export function formatWallTime(hour: number): string {
  const onDial = hour % 12 === 0 ? 12 : hour % 12
  return `${String(onDial).padStart(2, '0')}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
