/** Returns a number as people write it: '124', '100,000'. */
export const formatCount = (count: number): string => count.toLocaleString('en-IE')

/**
 * Returns a number with what it counts: '1 vendor', '2 vendors', '1,227 appointments'.
 * @param many the plural, where it is not `one` with an s.
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
