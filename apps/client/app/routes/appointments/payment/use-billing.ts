import { saveInTab } from '@anseo/api-client/tab-storage'
import { useEffect, useState } from 'react'
import { session } from '../../../session/session.ts'
import { STORAGE_PREFIX } from '../../../session/storage-prefix.ts'
import { useSavedState } from '../../../session/use-saved-state.ts'
import { useProfile } from '../../../account/profile.tsx'
import { type Billing, billingOf } from './billing.ts'

const NOTHING: Billing = { name: '', email: '', street: '', city: '', postalCode: '' }

/**
 * Holds the billing details: the profile's, replaced by typed ones, which survive a login in between. The card's details
 * are never saved.
 * @param of names the payment.
 */
export function useBilling(of: string) {
  const { user } = useProfile()
  const [typed, setTyped] = useSavedState(`billing.${of}`, {}, readBilling)
  // Whoever pays by a link has no login that could interrupt it, and may not be the only one who uses the tab.
  const [isVisitor] = useState(() => session.token() === null)
  useEffect(
    () => () => {
      if (isVisitor) saveInTab(`${STORAGE_PREFIX}billing.${of}`, null)
    },
    [isVisitor, of],
  )
  const known = user ? billingOf(user) : NOTHING
  const change = (field: keyof Billing, value: string) =>
    setTyped((before) => ({ ...before, [field]: value }))
  return { values: { ...known, ...typed }, change }
}

function readBilling(saved: unknown): Partial<Billing> | null {
  if (typeof saved !== 'object' || saved === null) return null
  const fields = Object.entries(saved).filter(([field, text]) => field in NOTHING && typeof text === 'string')
  return Object.fromEntries(fields)
}
