// implements: §2.89
import { TextInput } from '@anseo/ui/text-input'
import type { Billing } from './billing.ts'

const FIELDS: readonly {
  name: keyof Billing
  label: string
  autoComplete: string
  type?: string
  wide?: true
}[] = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'street', label: 'Street address', autoComplete: 'street-address', wide: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code' },
]

interface BillingFieldsProps {
  values: Billing
  problems: Partial<Billing>
  disabled: boolean
  onChange: (field: keyof Billing, value: string) => void
}

/** The billing fields, each with its own error (§5). */
export function BillingFields({ values, problems, disabled, onChange }: BillingFieldsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {FIELDS.map(({ name, label, autoComplete, type = 'text', wide }) => (
        <TextInput
          key={name}
          name={name}
          label={label}
          type={type}
          autoComplete={autoComplete}
          required
          readOnly={disabled}
          value={values[name]}
          error={problems[name]}
          className={wide ? 'md:col-span-2' : ''}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
    </div>
  )
}
