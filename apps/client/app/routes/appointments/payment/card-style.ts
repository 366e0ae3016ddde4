import type { StripeElementStyle } from '@stripe/stripe-js'

/** Reads the page's colours for the card field, since the provider's frame sees no custom properties. */
export function cardStyle(): StripeElementStyle {
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  return {
    base: {
      color: colour('--ink'),
      iconColor: colour('--ink-2'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: '16px',
      '::placeholder': { color: colour('--ink-3') },
    },
    invalid: { color: colour('--danger'), iconColor: colour('--danger') },
  }
}
