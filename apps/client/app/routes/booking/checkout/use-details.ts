import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { eircodeText, requiredText } from '@anseo/api-client/field-problems'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import type { UserOnWire } from '@anseo/contract/profiles'
import type { Address } from '@anseo/domain/address'
import { useState } from 'react'
import { useProfile } from '../../../account/profile.tsx'
import { api } from '../../../api/browser-api.ts'
import { useFormCall } from '../../../forms/use-form-call.ts'
import { STORAGE_PREFIX } from '../../../session/storage-prefix.ts'
import type { usePlace } from '../use-place.ts'

const KEY = `${STORAGE_PREFIX}checkout`

interface Details extends Address {
  phone: string
}

/**
 * Holds the parts of the profile that a booking requires and that are missing: typed at the checkout, saved in this tab
 * until then, and stored in the profile before the booking.
 * @param user null until the client has logged in.
 * @param where holds the Eircode, since times and price depend on it.
 * @param onDone called once nothing is missing any more.
 */
export function useDetails(user: UserOnWire | null, where: ReturnType<typeof usePlace>, onDone: () => void) {
  const { reload } = useProfile()
  const [typed, setTyped] = useState(() => readTyped(readFromTab(KEY)))
  const keep = (next: Partial<Details>) => {
    setTyped(next)
    saveInTab(KEY, next)
  }
  const values: Details = {
    phone: '',
    line1: user?.address.line1 ?? '',
    line2: user?.address.line2 ?? '',
    ...typed,
    eircode: where.typed || (user?.eircode ?? ''),
  }
  const missing = { phone: !user?.phone, address: !user?.address.line1 || !user.eircode }
  const { submit, busy, fields, form } = useFormCall<Details>({
    fallback: ACCOUNT.profileFailed,
    check: (entered) => ({
      ...(missing.phone && { phone: requiredText(entered.phone) }),
      ...(missing.address && {
        'address.line1': requiredText(entered.line1),
        eircode: requiredText(entered.eircode) ?? eircodeText(entered.eircode),
      }),
    }),
    call: async (entered) => {
      if (missing.phone || missing.address) {
        await api('POST /api/user/update-profile', { form: formOf(entered, missing) })
        await reload()
        keep({})
      }
      onDone()
    },
  })
  return {
    values,
    missing,
    busy,
    fields,
    form,
    change: ({ eircode, ...part }: Partial<Details>) => {
      if (eircode !== undefined) where.setTyped(eircode)
      keep({ ...typed, ...part })
    },
    send: () => void submit(values),
    /** Forgets what was typed. */
    clear: () => keep({}),
  }
}

/** The form of section 7 with what was missing; fields that are left out keep their value. */
function formOf(
  { phone, line1, line2, eircode }: Details,
  missing: { phone: boolean; address: boolean },
): FormData {
  const form = new FormData()
  if (missing.phone) form.set('phone', phone)
  if (missing.address) {
    form.set('address', JSON.stringify({ line1, line2 }))
    form.set('eircode', eircode)
  }
  return form
}

function readTyped(saved: unknown): Partial<Details> {
  if (typeof saved !== 'object' || saved === null) return {}
  return Object.fromEntries(Object.entries(saved).filter(isDetail))
}

const isDetail = ([name, text]: [string, unknown]) =>
  ['phone', 'line1', 'line2'].includes(name) && typeof text === 'string'
