import type { UserOnWire } from '@anseo/contract/profiles'
import { type Address, addressLine } from '@anseo/domain/address'
import { formatPhone } from '@anseo/domain/phone'
import { PhoneInput } from '../../../forms/phone-input.tsx'
import { AddressFields } from '../../../forms/address-fields.tsx'
import type { OwnRules } from '../choice.ts'
import type { usePlace } from '../use-place.ts'
import { Travel } from '../visit-address.tsx'
import type { useDetails } from './use-details.ts'

interface DetailsFieldsProps {
  details: Omit<ReturnType<typeof useDetails>, 'form'>
  where: ReturnType<typeof usePlace>
  rules: OwnRules | null
  place: Address | null
  payee: string
  user: UserOnWire
}

/** The fields for the phone number and the address that the client's profile lacks; what it has is shown as text. */
export function DetailsFields({ details, where, rules, place, payee, user }: DetailsFieldsProps) {
  const { values, missing, change, fields } = details
  return (
    <div className="grid gap-4">
      {(place || user.phone) && (
        <p className="hint break-words">
          {[place && `At ${addressLine(place)}`, user.phone && formatPhone(user.phone)]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {missing.phone && (
        <PhoneInput value={values.phone} onChange={(phone) => change({ phone })} error={fields['phone']} />
      )}
      {missing.address && (
        <AddressFields values={values} change={change} fields={fields} marksNeeded={false} />
      )}
      {missing.address && rules?.travels && where.place === 'client' && (
        <Travel rules={rules} name={payee} eircode={where.asked.eircode} />
      )}
    </div>
  )
}
