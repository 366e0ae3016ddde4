import { TextInput } from '@anseo/ui/text-input'

interface PhoneInputProps {
  value: string
  onChange: (phone: string) => void
  /** Marks the field as one that is still needed. */
  missing?: boolean
  error: string | undefined
}

/** The field for the client's phone number, with a hint on who will see it. */
export const PhoneInput = ({ value, onChange, missing, error }: PhoneInputProps) => (
  <TextInput
    label="Phone"
    name="phone"
    type="tel"
    autoComplete="tel"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    hint="Only shared with a vendor once they confirm your appointment."
    missing={missing}
    error={error}
  />
)
