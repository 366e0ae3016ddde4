/** Labels of the kinds of payment (A9). */
export const PAYMENT_KIND_LABELS = {
  deposit: 'Deposit and fees',
  balance: 'Balance on the day',
  tip: 'Tip',
} as const
