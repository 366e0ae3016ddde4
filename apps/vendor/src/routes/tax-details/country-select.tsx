import { COUNTRY_CODES } from '@anseo/domain/countries'
import { SelectInput } from '@anseo/ui/select-input'
import type { ComponentProps } from 'react'

const NAMES = new Intl.DisplayNames('en-IE', { type: 'region' })

const COUNTRIES = COUNTRY_CODES.map((code) => ({ code, name: NAMES.of(code) ?? code })).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en-IE'),
)

/** Chooses a country by its name. */
export function CountrySelect(props: Omit<ComponentProps<typeof SelectInput>, 'children'>) {
  return (
    <SelectInput {...props}>
      {COUNTRIES.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectInput>
  )
}
