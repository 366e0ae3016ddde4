// implements: §2.94
import { ADDRESS_LINE_MAX_LENGTH } from '@anseo/domain/limits'
import { TextInput } from '@anseo/ui/text-input'
import type { Address } from '@anseo/domain/address'

interface AddressFieldsProps {
  values: Address
  change: (part: Partial<Address>) => void
  /** The problem with each field, by its name on the wire. */
  fields: Record<string, string>
  marksNeeded: boolean
}

/** The fields of the address that the vendor comes to. */
export function AddressFields({ values, change, fields, marksNeeded }: AddressFieldsProps) {
  const isMissing = (text: string) => marksNeeded && text.trim() === ''
  return (
    <div className="form two">
      <TextInput
        label="Address line 1"
        name="line1"
        autoComplete="address-line1"
        className="full"
        value={values.line1}
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        onChange={(event) => change({ line1: event.target.value })}
        missing={isMissing(values.line1)}
        error={fields['address.line1']}
      />
      <TextInput
        label="Address line 2"
        name="line2"
        autoComplete="address-line2"
        className="full"
        value={values.line2}
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        onChange={(event) => change({ line2: event.target.value })}
        hint="Flat number, buzzer or landmark (optional)"
        error={fields['address.line2']}
      />
      <TextInput
        label="Eircode"
        name="eircode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        value={values.eircode}
        onChange={(event) => change({ eircode: event.target.value })}
        missing={isMissing(values.eircode)}
        error={fields['eircode'] ?? fields['address.eircode']}
      />
    </div>
  )
}
