import { formatCount } from '@anseo/domain/counted'
import type { FiguresOnWire } from '@anseo/contract/stats'

/** A figure's change from the period before, and whether it is good news. */
export interface Change {
  text: string | undefined
  tone?: 'good' | 'bad'
}

/** Returns the change of a count, such as '+4 vs last week' or 'no change'. */
export function countChange(now: number, before: number, compared: string): Change {
  if (now === before) return { text: before === 0 ? undefined : 'no change' }
  return now > before
    ? { text: `+${formatCount(now - before)} ${compared}`, tone: 'good' }
    : { text: `−${formatCount(before - now)} ${compared}`, tone: 'bad' }
}

/** Returns the change of a figure in percent, such as '+6.1%'; no text if the figure was 0 before. */
export function shareChange(now: number, before: number): Change {
  if (before === 0) return { text: undefined }
  const percent = Math.round(((now - before) / before) * 1000) / 10
  if (percent === 0) return { text: 'no change' }
  return percent > 0 ? { text: `+${percent}%`, tone: 'good' } : { text: `−${-percent}%`, tone: 'bad' }
}

const cancelledPercent = ({ cancelled, bookings }: FiguresOnWire) =>
  bookings === 0 ? null : (cancelled.total / bookings) * 100

/** Returns the share of cancelled bookings, such as '5.7%'; '–' without bookings. */
export function cancelledText(figures: FiguresOnWire): string {
  const percent = cancelledPercent(figures)
  return percent === null ? '–' : `${percent.toFixed(1)}%`
}

/** Returns the change of the share of cancelled bookings, such as '0.6 points fewer'. */
export function cancelledChange(now: FiguresOnWire, before: FiguresOnWire): Change {
  const [is, was] = [cancelledPercent(now), cancelledPercent(before)]
  if (is === null || was === null) return { text: undefined }
  const points = Math.round(Math.abs(is - was) * 10) / 10
  if (points === 0) return { text: 'no change' }
  return is < was
    ? { text: `${points} points fewer`, tone: 'good' }
    : { text: `${points} points more`, tone: 'bad' }
}

/** Returns a duration, such as '2 h 14 min' or '3 d 2 h'; '–' for null. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return parts([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min'])
  return parts([Math.floor(minutes / 1440), 'd'], [Math.floor((minutes % 1440) / 60), 'h'])
}

const parts = (...units: [number, string][]) =>
  units
    .filter(([number]) => number > 0)
    .map(([number, unit]) => `${number} ${unit}`)
    .join(' ')

/** Returns the change of a duration, such as '21 min faster'. */
export function minutesChange(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { text: undefined }
  if (now === before) return { text: 'no change' }
  return now < before
    ? { text: `${minutesText(before - now)} faster`, tone: 'good' }
    : { text: `${minutesText(now - before)} slower`, tone: 'bad' }
}

/** Returns our share of the value of the bookings, such as '10% of the value'; undefined without a value. */
export const takeText = ({ take, value }: FiguresOnWire): string | undefined =>
  value > 0 ? `${Math.round((take / value) * 1000) / 10}% of the value` : undefined
