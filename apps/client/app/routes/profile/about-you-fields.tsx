// implements: §2.94, §5.10, §5.11
import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import { Lock } from 'lucide-react'
import { PhoneInput } from '../../forms/phone-input.tsx'
import type { ProfileValues } from './profile-values.ts'

export interface ProfileFieldsProps {
  values: ProfileValues
  change: (part: Partial<ProfileValues>) => void
  /** The problem with each field, by its name on the wire. */
  fields: Record<string, string>
  marksNeeded: boolean
}

const GENDERS = [
  { value: 'Male', label: 'Male' },
  { value: 'Female', label: 'Female' },
] as const

/** The fields for name, email (read-only), phone, gender and birthday. */
export function AboutYouFields(props: ProfileFieldsProps & { email: string }) {
  const { values, change, fields, marksNeeded, email } = props
  return (
    <div className="form two">
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        value={values.name}
        maxLength={NAME_MAX_LENGTH}
        onChange={(event) => change({ name: event.target.value })}
        error={fields['name']}
      />
      <TextInput label="Email" type="email" value={email} readOnly icon={<Lock aria-hidden="true" />} />
      <PhoneInput
        value={values.phone}
        onChange={(phone) => change({ phone })}
        missing={marksNeeded && values.phone.trim() === ''}
        error={fields['phone']}
      />
      <div className="field">
        <div className="field-top">
          <span className="field-label">Gender</span>
          {values.gender !== '' && (
            <button type="button" className="link text-sm" onClick={() => change({ gender: '' })}>
              Clear gender
            </button>
          )}
        </div>
        <Segmented
          label="Gender"
          options={[...GENDERS]}
          value={values.gender === '' ? null : values.gender}
          onChange={(gender) => change({ gender })}
        />
      </div>
      <TextInput
        label="Birthday"
        name="dob"
        type="date"
        autoComplete="bday"
        value={values.dob}
        onChange={(event) => change({ dob: event.target.value })}
        error={fields['dob']}
      />
    </div>
  )
}
