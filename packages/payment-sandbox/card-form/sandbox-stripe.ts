import type {
  ConfirmCardPaymentData,
  ConfirmCardSetupData,
  CreatePaymentMethodCardData,
  PaymentIntent,
  PaymentIntentResult,
  PaymentMethod,
  PaymentMethodResult,
  SetupIntent,
  SetupIntentResult,
  Stripe,
  StripeCardElement,
  StripeCardElementOptions,
  StripeError,
} from '@stripe/stripe-js'
import { createNoWallets } from './no-wallets.ts'
import { collectCard, createSandboxCardElement } from './sandbox-card-element.ts'
import { callSandbox, type FormTree } from './sandbox-protocol.ts'
import { askForAuthentication } from './three-d-secure-dialog.ts'

export type SandboxStripeSettings = {
  publishableKey: string
  /** Origin of the server, e.g. `https://anseo.example`; empty for the page's own. */
  apiBase: string
}

/** The part of Stripe.js that paying by card needs, as its type definitions have it. */
type CardPayments = Pick<
  Stripe,
  | 'confirmCardPayment'
  | 'confirmCardSetup'
  | 'createPaymentMethod'
  | 'retrievePaymentIntent'
  | 'retrieveSetupIntent'
>
type CardData = Pick<CreatePaymentMethodCardData, 'card' | 'billing_details'>
type ElementName = string | { __elementType?: string }

/**
 * Stripe.js for the sandbox: give it to `<Elements stripe={…}>`, then `<CardElement>` and `confirmCardPayment`
 * work as with the real one. Needs a browser: create it in an effect or an event handler.
 */
export function createSandboxStripe({ publishableKey, apiBase }: SandboxStripeSettings): Stripe {
  const call = <T>(method: 'GET' | 'POST', path: string, fields: FormTree) =>
    callSandbox<T>(`${apiBase}/sandbox/stripe/v1${path}`, method, { key: publishableKey, ...fields })

  async function retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult> {
    const { body, error } = await call<PaymentIntent>('GET', intentPath(clientSecret), {
      client_secret: clientSecret,
    })
    return error ? { error } : { paymentIntent: body }
  }

  async function confirmCardPayment(
    clientSecret: string,
    data: ConfirmCardPaymentData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<PaymentIntentResult> {
    const payment = paymentFields(data)
    if (payment.error) return { error: payment.error }
    const fields = { client_secret: clientSecret, return_url: data.return_url, ...payment.fields }
    const { body, error } = await call<PaymentIntent>('POST', `${intentPath(clientSecret)}/confirm`, fields)
    if (error) return { error }
    if (body.status !== 'requires_action' || options.handleActions === false) return { paymentIntent: body }
    await askForAuthentication(`A payment of ${amountText(body)}`, (outcome) =>
      settleAuthentication(body, outcome),
    )
    return outcomeOf(await retrievePaymentIntent(clientSecret))
  }

  async function retrieveSetupIntent(clientSecret: string): Promise<SetupIntentResult> {
    const { body, error } = await call<SetupIntent>('GET', setupPath(clientSecret), {
      client_secret: clientSecret,
    })
    return error ? { error } : { setupIntent: body }
  }

  async function confirmCardSetup(
    clientSecret: string,
    data: ConfirmCardSetupData = {},
  ): Promise<SetupIntentResult> {
    const card = paymentFields(data as ConfirmCardPaymentData)
    if (card.error) return { error: card.error }
    const fields = { client_secret: clientSecret, return_url: data.return_url, ...card.fields }
    const { body, error } = await call<SetupIntent>('POST', `${setupPath(clientSecret)}/confirm`, fields)
    if (error) return { error }
    if (body.status !== 'requires_action') return { setupIntent: body }
    await askForAuthentication('Keeping this card', (outcome) => settleAuthentication(body, outcome))
    const result = await retrieveSetupIntent(clientSecret)
    const failed = result.setupIntent?.status === 'requires_payment_method' && result.setupIntent
    return failed ? { error: { ...(failed.last_setup_error as StripeError), setup_intent: failed } } : result
  }

  async function settleAuthentication(
    intent: PaymentIntent | SetupIntent,
    outcome: 'complete' | 'fail',
  ): Promise<void> {
    const url = authenticationUrl(intent)
    const { error } = await callSandbox(`${apiBase}${new URL(url).pathname}`, 'POST', { outcome })
    // A refusal by the bank has been settled elsewhere; only a request that did not reach it is retried.
    if (error?.type === 'api_connection_error') throw new Error(error.message)
  }

  const payments: CardPayments = {
    confirmCardPayment,
    confirmCardSetup,
    retrievePaymentIntent,
    retrieveSetupIntent,
    async createPaymentMethod(data: object): Promise<PaymentMethodResult> {
      const card = cardFields(data as CardData)
      if (card.error) return { error: card.error }
      const { body, error } = await call<PaymentMethod>('POST', '/payment_methods', card.fields)
      return error ? { error } : { paymentMethod: body }
    },
  }
  const stripe = { ...payments, elements: createElements, createToken: refuseToken }
  return stripe as unknown as Stripe
}

function createElements() {
  let card: StripeCardElement | null = null
  const elements = {
    create(type: ElementName, options?: StripeCardElementOptions) {
      if (elementName(type) === 'expressCheckout') return createNoWallets()
      if (elementName(type) !== 'card')
        throw new Error(`The sandbox has no element of type ${elementName(type)}.`)
      if (card) throw new Error('Can only create one Element of type card through an instance of Elements.')
      card = createSandboxCardElement(options, () => {
        card = null
      })
      return card
    },
    getElement: (type: ElementName): StripeCardElement | null => (elementName(type) === 'card' ? card : null),
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  }
  return elements
}

async function refuseToken(): Promise<{ error: StripeError }> {
  return {
    error: { type: 'invalid_request_error', message: 'The sandbox takes payment methods, not tokens.' },
  }
}

function elementName(type: ElementName): string {
  return typeof type === 'string' ? type : (type['__elementType'] ?? 'unknown')
}

type Fields = { fields: FormTree; error?: undefined } | { fields?: undefined; error: StripeError }

function paymentFields({ payment_method: method }: ConfirmCardPaymentData): Fields {
  if (method === undefined) return { fields: {} }
  if (typeof method === 'string') return { fields: { payment_method: method } }
  const card = cardFields(method)
  return card.error ? card : { fields: { payment_method_data: card.fields } }
}

function cardFields({ card, billing_details }: CardData): Fields {
  const collected = collectCard(card)
  if (collected.error) return { error: collected.error }
  return {
    fields: { type: 'card', card: collected.card, billing_details: billing_details as FormTree | undefined },
  }
}

/** A payment that waits for another card has failed, as Stripe.js tells it. */
function outcomeOf(result: PaymentIntentResult): PaymentIntentResult {
  const intent = result.paymentIntent
  if (intent?.status !== 'requires_payment_method') return result
  return { error: { ...(intent.last_payment_error as StripeError), payment_intent: intent } }
}

function intentPath(clientSecret: string): string {
  return `/payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0]!)}`
}

function setupPath(clientSecret: string): string {
  return `/setup_intents/${encodeURIComponent(clientSecret.split('_secret_')[0]!)}`
}

function authenticationUrl({ next_action: action }: PaymentIntent | SetupIntent): string {
  const sdk = action?.use_stripe_sdk as { stripe_js?: string } | undefined
  return action?.redirect_to_url?.url ?? sdk?.stripe_js ?? ''
}

function amountText({ amount, currency }: PaymentIntent): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(amount / 100)
}
