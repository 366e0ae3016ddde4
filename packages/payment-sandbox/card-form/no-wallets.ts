import type { StripeExpressCheckoutElement } from '@stripe/stripe-js'

type Handler = (event: object) => void

/** The provider's element of wallets on a device that has none: it is ready at once and shows nothing. */
export function createNoWallets(): StripeExpressCheckoutElement {
  const element = {
    on(type: string, handler: Handler) {
      const event = { elementType: 'expressCheckout', availablePaymentMethods: undefined }
      if (type === 'ready') queueMicrotask(() => handler(event))
      return element
    },
    once: () => element,
    off: () => element,
    mount: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
  }
  return element as unknown as StripeExpressCheckoutElement
}
