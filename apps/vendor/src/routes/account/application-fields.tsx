import {
  ABOUT_MAX_LENGTH,
  EXPERIENCE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  TOWN_MAX_LENGTH,
} from '@anseo/domain/limits'
import { PasswordInput } from '@anseo/ui/password-input'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { OPEN_SPECIALITIES } from '../../specialities.ts'

/** Values of the application form, as typed. */
export interface Application {
  name: string
  email: string
  password: string
  phone: string
  speciality: string
  city: string
  location: string
  experience: string
  fees: string
  about: string
}

interface ApplicationFieldsProps {
  register: UseFormRegister<Application>
  /** Left empty. */
  missing: FieldErrors<Application>
  /** The server's errors by the name of the field. */
  refused: Record<string, string>
}

/** The fields of an application; all of them are needed. */
export function ApplicationFields({ register, missing, refused }: ApplicationFieldsProps) {
  const needed = (name: keyof Application) => ({
    ...register(name, { validate: (text) => text.trim() !== '' }),
    error: missing[name] ? 'Fill in this field.' : refused[name],
    required: true,
  })
  return (
    <>
      <TextInput label="Full Name" autoComplete="name" maxLength={NAME_MAX_LENGTH} {...needed('name')} />
      <TextInput label="Email" type="email" autoComplete="username" {...needed('email')} />
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...needed('password')}
      />
      <TextInput label="Phone" type="tel" autoComplete="tel" {...needed('phone')} />
      <SelectInput label="Speciality" defaultValue="" {...needed('speciality')}>
        <option value="" hidden>
          Choose one
        </option>
        {OPEN_SPECIALITIES.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectInput>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label="Town or city" maxLength={TOWN_MAX_LENGTH} {...needed('city')} />
        <TextInput
          label="Area"
          hint="Such as Rathmines."
          maxLength={TOWN_MAX_LENGTH}
          {...needed('location')}
        />
        <TextInput
          label="Experience"
          hint="Such as 8 years."
          maxLength={EXPERIENCE_MAX_LENGTH}
          {...needed('experience')}
        />
        <TextInput label="Fee per hour in euro" inputMode="decimal" {...needed('fees')} />
      </div>
      <TextareaInput label="About you" rows={4} maxLength={ABOUT_MAX_LENGTH} {...needed('about')} />
    </>
  )
}
