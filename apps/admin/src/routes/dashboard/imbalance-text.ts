import { euroText } from '@anseo/domain/money'

/** Says why the ledger is not balanced; accounts can disagree although all entries add up. */
export const imbalanceText = (sum: number): string =>
  sum === 0 ? 'accounts disagree' : `out of balance by ${euroText(sum)}`
