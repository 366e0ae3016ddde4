import { type FormEvent, useState } from 'react'
import { type Billing, billingProblems } from './billing.ts'
import { useBilling } from './use-billing.ts'

interface CardFormOptions {
  /** Called with the billing details once everything is right; null for a saved card, which needs none. */
  onPay: (billing: Billing | null) => void
  /** The names of fields before the billing details that are wrong. */
  wrong?: string[]
  /** A saved card is chosen: nothing is typed. */
  isSaved?: boolean
}

/**
 * Holds the billing details of a payment form and checks them when it is submitted; the first wrong field takes the focus.
 * @param of names the payment; the details typed for it survive an interrupting login.
 */
export function useCardForm(of: string, { onPay, wrong = [], isSaved = false }: CardFormOptions) {
  const { values, change } = useBilling(of)
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = [...wrong, ...(isSaved ? [] : Object.keys(billingProblems(values)))]
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
    else onPay(isSaved ? null : values)
  }
  return {
    tried,
    submit,
    billing: { values, onChange: change, problems: tried ? billingProblems(values) : {} },
  }
}
