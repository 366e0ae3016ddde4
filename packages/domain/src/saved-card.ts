/** A card that a client has saved, as far as it is known to us (C3 of growth). */
export interface SavedCard {
  /** The provider's word for it, such as `visa`. */
  brand: string
  last4: string
  /** 1 to 12; the card is good until that month ends. */
  expMonth: number
  expYear: number
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Returns how a card is called: 'Visa ending 4242'. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${BRANDS[brand] ?? 'Card'} ending ${last4}`

/** Returns the expiry as it stands on a card: '09/28'. */
export const cardExpiry = ({ expMonth, expYear }: SavedCard): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`

/** Returns whether a card's last month has ended; months are those of UTC, which cards of all countries share. */
export const isExpired = ({ expMonth, expYear }: SavedCard, now: Date): boolean =>
  now.getTime() >= Date.UTC(expYear, expMonth)

/** Returns the card that is charged where none is chosen: the one saved or used last that has not expired. */
export const defaultCard = <C extends SavedCard>(lastUsedFirst: readonly C[], now: Date): C | null =>
  lastUsedFirst.find((card) => !isExpired(card, now)) ?? null
