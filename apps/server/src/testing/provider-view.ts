import type { TestApp } from './test-app.ts'

/** Returns the refunds of an intent as the provider has them, newest first; amounts in cents. */
export const refundsAtProvider = async ({ runtime }: TestApp, intentId: string) =>
  (await runtime.stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.map(
    ({ amount, status }) => ({ amount, status }),
  )

/** Counts the charges of a card through an intent. */
export const chargesAtProvider = async ({ runtime }: TestApp, intentId: string) =>
  (await runtime.stripe.charges.list({ payment_intent: intentId })).data.filter(({ paid }) => paid).length

export const intentStatus = async ({ runtime }: TestApp, intentId: string): Promise<string> =>
  (await runtime.stripe.paymentIntents.retrieve(intentId)).status
