/**
 * Returns the account of an appointment's client, where only appointments of the marketplace can come.
 * @throws Error for a booking of the vendor's own, which has none (B7).
 */
export function clientOf({ clientId }: { clientId: string | null }): string {
  if (clientId === null) throw new Error('An own booking of a vendor has no account of a client')
  return clientId
}
