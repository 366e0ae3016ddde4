/** The size that photos are drawn in. */
export const DRAWN = { width: 900, height: 1125 } as const

/** A colour of a gradient: its position from 0 to 1, and its opacity. */
export type Stop = readonly [offset: number, colour: string, opacity: number]

/** Returns a gradient from top to bottom, for the `defs` of a picture. */
export const gradient = (id: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`

const channels = (colour: string) =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))

/** Returns a colour between two, `share` of the way to the second. */
export function mixed(one: string, other: string, share: number): string {
  const to = channels(other)
  const parts = channels(one).map((value, index) => Math.round(value + (to[index]! - value) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
