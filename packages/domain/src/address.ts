/** A client's address, where it is visited. */
export interface Address {
  line1: string
  line2: string
  eircode: string
}

/** Returns an address on one line: '12 Harcourt Terrace, D02 X285'; null for none. */
export function addressLine({ line1, line2, eircode }: Address): string | null {
  const line = [line1, line2, eircode].filter((part) => part.trim() !== '').join(', ')
  return line === '' ? null : line
}
