// implements: §4.35, §4.36
const SECONDS = {
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
} as const

function ago(seconds: number, unit: keyof typeof SECONDS): string {
  const count = Math.floor(seconds / SECONDS[unit])
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/**
 * Formats the time since an instant: 'Just now', '5 minutes ago' … '2 years ago'; 'Unknown time' for a text that is no
 * date (§4 Relative time).
 */
export function relativeTime(timestamp: Date | string, now: Date): string {
  const seconds = (now.getTime() - new Date(timestamp).getTime()) / 1000
  if (Number.isNaN(seconds)) return 'Unknown time'
  if (seconds < SECONDS.minute) return 'Just now'
  if (seconds < SECONDS.hour) return ago(seconds, 'minute')
  if (seconds < SECONDS.day) return ago(seconds, 'hour')
  if (seconds < SECONDS.week) return ago(seconds, 'day')
  if (seconds < SECONDS.month) return ago(seconds, 'week')
  if (seconds < SECONDS.year) return ago(seconds, 'month')
  return ago(seconds, 'year')
}
