const counted = (count: number, unit: string) => count > 0 && `${count} ${unit}${count === 1 ? '' : 's'}`

/** Formats a duration for narrow places: '45 min', '1 h', '1 h 30 min'. */
export const shortDurationText = (minutes: number): string =>
  [Math.floor(minutes / 60) > 0 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')

/** Formats a duration: '45 minutes', '1 hour', '2 hours', '1 hour 30 minutes'. */
export const durationText = (minutes: number): string =>
  [counted(Math.floor(minutes / 60), 'hour'), counted(minutes % 60, 'minute')].filter(Boolean).join(' ')
