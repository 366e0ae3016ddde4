import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { TextInput } from '@anseo/ui/text-input'
import type { TaxFieldsProps } from './tax-form.tsx'

/** The names of a person with the birthday, or of a company with its registration. */
export function TaxNameFields({ draft, typed }: Pick<TaxFieldsProps, 'draft' | 'typed'>) {
  return draft.kind === 'individual' ? (
    <div className="grid grid-cols-1 gap-4 min-[40rem]:grid-cols-2">
      <TextInput
        label="First name"
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        hint="As the tax office knows it."
        {...typed('firstName')}
      />
      <TextInput
        label="Last name"
        autoComplete="family-name"
        maxLength={NAME_MAX_LENGTH}
        {...typed('lastName')}
      />
      <TextInput label="Date of birth" type="date" autoComplete="bday" {...typed('birthDate')} />
    </div>
  ) : (
    <div className="grid grid-cols-1 gap-4 min-[40rem]:grid-cols-2">
      <TextInput label="Legal name" autoComplete="organization" maxLength={200} {...typed('legalName')} />
      <TextInput
        label="Registration number"
        hint="In Ireland, your number at the Companies Registration Office."
        maxLength={40}
        {...typed('registrationNumber')}
      />
    </div>
  )
}
