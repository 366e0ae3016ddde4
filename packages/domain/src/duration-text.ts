const counted = (count: number, unit: string) => count > 0 && `${count} ${unit}${count === 1 ? '' : 's'}`

/** '45 minutes', '1 hour', '2 hours', '1 hour 30 minutes'. */
export const durationText = (minutes: number): string =>
  [counted(Math.floor(minutes / 60), 'hour'), counted(minutes % 60, 'minute')].filter(Boolean).join(' ')
