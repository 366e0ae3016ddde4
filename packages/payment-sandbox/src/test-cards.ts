import { SandboxFailure, type FailureBody } from './failure.ts'

/** Why a bank refuses a card, as the provider words it. */
export type Decline = { code: string; decline_code: string; message: string }

export type DisputeReason = 'fraudulent' | 'product_not_received'

export type TestCard = {
  number: string
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay'
  country: string
  funding: 'credit' | 'debit' | 'prepaid'
  /** The decline that paying with it ends in; null: success. */
  decline: Decline | null
  /** Every payment that the cardholder makes in person is authenticated. */
  authenticationRequired: boolean
  /** True if the bank wants the cardholder for a payment that is made without one. */
  offSession: 'always asks' | 'asks unless set up' | 'never asks'
  /** The decline of every charge of a customer whom it is attached to; null: as of anybody. */
  customerDecline: Decline | null
  /** Why the cardholder disputes the charge as soon as it has been made; null: not at all. */
  dispute: DisputeReason | null
  /** The suffix of `pm_card_…` for it in server-side tests. */
  alias: string | null
}

const DECLINED = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}
const INSUFFICIENT = {
  ...DECLINED,
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}

function card(number: string, alias: string | null, special: Partial<TestCard> = {}): TestCard {
  return {
    number,
    alias,
    brand: 'visa',
    country: 'US',
    funding: 'credit',
    decline: null,
    authenticationRequired: false,
    offSession: 'never asks',
    customerDecline: null,
    dispute: null,
    ...special,
  }
}

function authenticated(
  offSession: TestCard['offSession'],
  special: Partial<TestCard> = {},
): Partial<TestCard> {
  return { authenticationRequired: true, offSession, ...special }
}

function declined(decline: Partial<Decline>): Partial<TestCard> {
  return { decline: { ...DECLINED, ...decline } }
}

/** The provider's published test cards that this sandbox knows. */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'pm_card_visa'),
  card('4000056655665556', 'pm_card_visa_debit', { funding: 'debit' }),
  card('4000003720000005', 'pm_card_ie', { country: 'IE' }),
  card('5555555555554444', 'pm_card_mastercard', { brand: 'mastercard' }),
  card('5200828282828210', 'pm_card_mastercard_debit', { brand: 'mastercard', funding: 'debit' }),
  card('5105105105105100', 'pm_card_mastercard_prepaid', { brand: 'mastercard', funding: 'prepaid' }),
  card('378282246310005', 'pm_card_amex', { brand: 'amex' }),
  card('6011111111111117', 'pm_card_discover', { brand: 'discover' }),
  card('3056930009020004', 'pm_card_diners', { brand: 'diners' }),
  card('3566002020360505', 'pm_card_jcb', { brand: 'jcb', country: 'JP' }),
  card('6200000000000005', 'pm_card_unionpay', { brand: 'unionpay', country: 'CN' }),
  card('4000000000000002', 'pm_card_visa_chargeDeclined', { decline: DECLINED }),
  card('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', { decline: INSUFFICIENT }),
  card('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', declined({ decline_code: 'lost_card' })),
  card(
    '4000000000009979',
    'pm_card_visa_chargeDeclinedStolenCard',
    declined({ decline_code: 'stolen_card' }),
  ),
  card(
    '4000000000000069',
    'pm_card_chargeDeclinedExpiredCard',
    declined({ code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' }),
  ),
  card(
    '4000000000000127',
    'pm_card_chargeDeclinedIncorrectCvc',
    declined({
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    }),
  ),
  card(
    '4000000000000119',
    'pm_card_chargeDeclinedProcessingError',
    declined({
      code: 'processing_error',
      decline_code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    }),
  ),
  card('4000002500003155', 'pm_card_authenticationRequiredOnSetup', authenticated('asks unless set up')),
  card('4000002760003184', 'pm_card_authenticationRequired', authenticated('always asks')),
  card('4000003800000446', 'pm_card_authenticationRequiredSetupForOffSession', authenticated('never asks')),
  card('4000000000003220', 'pm_card_threeDSecure2Required', authenticated('always asks')),
  card(
    '4000008400001629',
    'pm_card_threeDSecureRequiredChargeDeclined',
    authenticated('always asks', { decline: DECLINED }),
  ),
  card(
    '4000008260003178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    authenticated('asks unless set up', { decline: INSUFFICIENT }),
  ),
  card('4000000000000341', 'pm_card_chargeCustomerFail', { customerDecline: DECLINED }),
  card('4000000000000259', 'pm_card_createDispute', { dispute: 'fraudulent' }),
  card('4000000000002685', 'pm_card_createDisputeProductNotReceived', { dispute: 'product_not_received' }),
]

/** The test card with this number; any other valid number is a real card, which no sandbox takes. */
export function findTestCard(number: string): TestCard {
  const known = TEST_CARDS.find((each) => each.number === number)
  if (known) return known
  throw cardFailure({
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  })
}

/** A 402 about the card itself. */
export function cardFailure(about: Omit<FailureBody, 'type'>): SandboxFailure {
  return new SandboxFailure(402, { type: 'card_error', ...about })
}
