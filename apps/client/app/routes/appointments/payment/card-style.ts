import type { StripeElementStyle } from '@stripe/stripe-js'

/** The card field in the page's colours: the provider's frame sees no custom properties, so that they are read here. */
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
