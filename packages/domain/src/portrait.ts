/** The side of a portrait as it is stored: it is square. */
export const PORTRAIT_SIDE_PIXELS = 512

/** The smaller widths in which portraits are served. */
export const PORTRAIT_WIDTHS_PIXELS = [160, 320] as const

/**
 * Returns the addresses of a portrait's widths in the format of `srcset`: '/images/a.webp?w=160 160w, …, /images/a.webp 512w'.
 * Returns undefined for a picture that the server does not store, such as one that was chosen but not uploaded.
 */
export function portraitSrcSet(address: string): string | undefined {
  if (!address.startsWith('/images/')) return undefined
  const smaller = PORTRAIT_WIDTHS_PIXELS.map((width) => `${address}?w=${width} ${width}w`)
  return [...smaller, `${address} ${PORTRAIT_SIDE_PIXELS}w`].join(', ')
}
