import { ADDRESS_LINE_MAX_LENGTH, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { TextInput } from '@anseo/ui/text-input'
import { CountrySelect } from './country-select.tsx'
import type { TaxFieldsProps } from './tax-form.tsx'

/** The home of a person, or the registered office of a company. */
export function TaxAddressFields({ draft, typed }: Pick<TaxFieldsProps, 'draft' | 'typed'>) {
  return (
    <div className="grid grid-cols-1 gap-4 min-[40rem]:grid-cols-2">
      <TextInput
        label="Street"
        autoComplete="address-line1"
        hint={draft.kind === 'individual' ? 'Where you live.' : 'The registered office.'}
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        {...typed('street')}
      />
      <TextInput
        label="Address line 2 (optional)"
        autoComplete="address-line2"
        maxLength={ADDRESS_LINE_MAX_LENGTH}
        {...typed('line2')}
      />
      <TextInput
        label="Town or city"
        autoComplete="address-level2"
        maxLength={TOWN_MAX_LENGTH}
        {...typed('city')}
      />
      <TextInput
        label="Eircode or postcode (optional)"
        autoComplete="postal-code"
        maxLength={20}
        {...typed('postcode')}
      />
      <CountrySelect label="Country" autoComplete="country" {...typed('country')} />
    </div>
  )
}
