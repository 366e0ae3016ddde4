import type { TaxDetailsOnWire } from '@anseo/contract/tax-details'
import { HOME_COUNTRY } from '@anseo/domain/countries'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { Switch } from '@anseo/ui/switch'
import { TextInput } from '@anseo/ui/text-input'
import { CountrySelect } from './country-select.tsx'
import type { TaxFieldsProps } from './tax-form.tsx'

interface TaxNumberFieldsProps extends TaxFieldsProps {
  details: TaxDetailsOnWire | null
  payoutAccount: string | null
}

/** Tax number, VAT number and account. A stored number is shown by its end, and typed again to change it. */
export function TaxNumberFields(props: TaxNumberFieldsProps) {
  const { draft, typed, change, errors, details, payoutAccount } = props
  const isHere = draft.texts.country === HOME_COUNTRY
  const isSame = details?.kind === draft.kind && details.tinCountry === draft.texts.tinCountry
  const storedTin = isSame ? details.tin : null
  const storedIban = draft.isIbanRemoved ? null : (details?.iban ?? null)
  const reported = payoutAccount ? `We also report your payout account, ${payoutAccount}. ` : ''
  return (
    <div className="grid grid-cols-1 gap-4">
      {(!isHere || draft.hasNoTin) && (
        <div className="grid grid-cols-1 gap-1">
          <Switch
            label="No country has given me a tax number"
            checked={draft.hasNoTin}
            onChange={(hasNoTin) => change({ hasNoTin })}
          />
          {errors['hasNoTin'] && <FieldError>{errors['hasNoTin']}</FieldError>}
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 min-[40rem]:grid-cols-2">
        {draft.hasNoTin ? (
          draft.kind === 'individual' && (
            <>
              <TextInput label="Place of birth" maxLength={80} {...typed('birthCity')} />
              <CountrySelect label="Country of birth" {...typed('birthCountry')} />
            </>
          )
        ) : (
          <>
            <TextInput
              label="Tax number"
              autoComplete="off"
              placeholder={storedTin ?? undefined}
              hint={
                storedTin
                  ? `Stored: ${storedTin}. Leave empty to keep it.`
                  : 'In Ireland, your PPS number or tax reference.'
              }
              maxLength={40}
              {...typed('tin')}
            />
            <CountrySelect label="Tax number issued by" {...typed('tinCountry')} />
          </>
        )}
        <TextInput
          label="VAT number (optional)"
          hint="With its country, like IE1234567FA."
          maxLength={40}
          {...typed('vatNumber')}
        />
        <TextInput
          label="IBAN (optional)"
          autoComplete="off"
          placeholder={storedIban ?? undefined}
          hint={
            `${reported}${storedIban ? `Stored: ${storedIban}. Leave empty to keep it.` : ''}` ||
            'The account you are paid to.'
          }
          maxLength={40}
          aside={
            storedIban && (
              <Button tone="ghost" size="sm" onClick={() => change({ isIbanRemoved: true })}>
                Remove
              </Button>
            )
          }
          {...typed('iban')}
        />
      </div>
    </div>
  )
}
