/** The orders of the list. */
export const ORDERS = {
  soonest: 'Expires first',
  latest: 'Expires last',
  name: 'Vendor, A to Z',
  'name-desc': 'Vendor, Z to A',
  kind: 'Document, A to Z',
  'kind-desc': 'Document, Z to A',
} as const

/** Returns how often a vendor was reminded that its document expires, such as 'Reminded 3 times'. */
export function remindedText(times: number): string {
  if (times === 0) return 'Not reminded yet'
  return times === 1 ? 'Reminded once' : `Reminded ${times} times`
}
