/** Returns the address of a map with directions to a place; a page links to it and loads nothing of it. */
export const directionsUrl = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
