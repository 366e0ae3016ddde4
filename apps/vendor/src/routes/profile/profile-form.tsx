import { openPicture } from '@anseo/api-client/open-picture'
import {
  ABOUT_MAX_LENGTH,
  EXPERIENCE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  TOWN_MAX_LENGTH,
} from '@anseo/domain/limits'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { PhotoPicker } from '@anseo/ui/photo-picker'
import { TextInput } from '@anseo/ui/text-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import type { FormEvent } from 'react'
import type { ProfileDraft, ProfileValues } from './profile-values.ts'

interface ProfileFormProps {
  draft: ProfileDraft
  /** The photo that is saved. */
  picture: string
  fields: Record<string, string>
  text: string | null
  changed: boolean
  busy: boolean
  onChange: (part: Partial<ProfileDraft>) => void
  onSave: () => void
  onCancel: () => void
}

/** Edits the public profile in place. */
export function ProfileForm(props: ProfileFormProps) {
  const { draft, picture, fields, text, changed, busy, onChange, onSave, onCancel } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const typed = (name: keyof ProfileValues) => ({
    name,
    value: draft.values[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ values: { ...draft.values, [name]: target.value } }),
  })
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-5">
        <ArchPortrait name={draft.values.name} src={draft.photo ?? picture} width={112} eager />
        <div className="grid gap-2">
          <PhotoPicker
            openPicture={openPicture}
            name={draft.values.name}
            onPick={(photo) => onChange({ photo })}
            chosen={draft.photo !== null}
            error={fields['image']}
          />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label="Name" autoComplete="name" maxLength={NAME_MAX_LENGTH} {...typed('name')} />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="Shared with clients after you confirm."
          {...typed('phone')}
        />
        <TextInput label="Town or city" maxLength={TOWN_MAX_LENGTH} {...typed('city')} />
        <TextInput
          label="Area"
          hint="Such as Rathmines."
          maxLength={TOWN_MAX_LENGTH}
          {...typed('location')}
        />
        <TextInput
          label="Experience"
          hint="Such as 8 years."
          maxLength={EXPERIENCE_MAX_LENGTH}
          {...typed('experience')}
        />
        <TextInput
          label="Fee per hour in euro"
          inputMode="decimal"
          hint="Existing appointments keep their price."
          {...typed('fees')}
        />
      </div>
      <TextareaInput label="About you" rows={6} maxLength={ABOUT_MAX_LENGTH} {...typed('about')} />
      <FormError text={text} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button tone="sec" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={!changed}>
          Save profile
        </Button>
      </div>
    </form>
  )
}
