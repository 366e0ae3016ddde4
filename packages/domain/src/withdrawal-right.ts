interface Right {
  start: Date
  /** The end of the statutory period, frozen at booking; null where there is no such right. */
  withdrawableUntil?: Date | null
}

/** Returns the end of the right to withdraw: that of its period, or the start of the service if that comes first (D9). */
export const withdrawalEndOf = ({ start, withdrawableUntil = null }: Right): Date | null =>
  withdrawableUntil && (withdrawableUntil < start ? withdrawableUntil : start)

/** Returns whether a client can withdraw from the contract by law and get everything back (D9). */
export function mayWithdraw(right: Right, now: Date): boolean {
  const end = withdrawalEndOf(right)
  return !!end && now < end
}
