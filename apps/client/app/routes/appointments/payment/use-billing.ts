import { useState } from 'react'
import { useProfile } from '../../../session/profile.tsx'
import { type Billing, billingOf } from './billing.ts'

const NOTHING: Billing = { name: '', email: '', street: '', city: '', postalCode: '' }

/** Who pays: the profile, and over it what was typed. */
export function useBilling() {
  const { profile } = useProfile()
  const [typed, setTyped] = useState<Partial<Billing>>({})
  const known = profile.state === 'client' ? billingOf(profile.user) : NOTHING
  const change = (field: keyof Billing, value: string) =>
    setTyped((before) => ({ ...before, [field]: value }))
  return { values: { ...known, ...typed }, change }
}
