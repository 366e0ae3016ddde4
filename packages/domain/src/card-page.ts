/** The pages on which clients type a card: an appointment's payment, a payment link, a card for the profile. */
const CARD_PAGE = /^\/(?:my-appointment(?:\/[\w-]*)?(?:\?|$)|pay\/[\w-]+(?:\?|$)|my-profile\?add=card$)/

/** Returns whether the page of an address, a path with its query, may run the card provider's script. */
export const isCardPage = (address: string): boolean => CARD_PAGE.test(address)
