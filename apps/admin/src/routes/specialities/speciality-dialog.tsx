import { formErrors } from '@anseo/api-client/form-errors'
import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { SPECIALITY_MAX_LENGTH, SPECIALITY_TEXT_MAX_LENGTH } from '@anseo/domain/limits'
import { keyFromLabel } from '@anseo/domain/specialities'
import { Question } from '@anseo/ui/question'
import { FormError } from '@anseo/ui/form-error'
import { TextInput } from '@anseo/ui/text-input'
import { type FormEvent, useState } from 'react'
import { useSaveSpeciality } from '../../queries/specialities.ts'
import { CheckChoice } from './check-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useSpecialityDraft } from './use-speciality-draft.ts'

interface SpecialityDialogProps {
  /** Null to add one. */
  speciality: ManagedSpeciality | null
  onClose: () => void
}

const FORM = 'speciality-form'

/** Form for a new speciality, or for the words, picture and checks of one. */
export function SpecialityDialog({ speciality, onClose }: SpecialityDialogProps) {
  const { typed, type, forget } = useSpecialityDraft(speciality)
  const { label, plural, text, checks } = typed
  const [picture, setPicture] = useState<File | null>(null)
  const saving = useSaveSpeciality(speciality?.name ?? null)
  const { fields, text: problem } = formErrors(
    saving.error,
    "We couldn't save this speciality. Please try again.",
  )
  const close = () => {
    forget()
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const form = new FormData()
    const values = { label, plural, text, checks: checks.join(',') }
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    if (speciality) form.set('version', String(speciality.version))
    if (picture) form.set('image', picture)
    saving.mutate(form, { onSuccess: close })
  }
  return (
    <Question
      onClose={close}
      title={speciality ? `Change ${speciality.label}` : 'Add speciality'}
      busy={saving.isPending}
      confirm={speciality ? 'Save speciality' : 'Add speciality'}
      tone="cta"
      form={FORM}
    >
      <form
        id={FORM}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={save}
        // The error of what was typed before would hide the hint.
        onChange={() => saving.isError && saving.reset()}
      >
        <TextInput
          label="Name"
          name="label"
          autoComplete="off"
          maxLength={SPECIALITY_MAX_LENGTH}
          hint={addressHint(speciality, label)}
          value={label}
          error={fields['label']}
          onChange={({ target }) => type({ label: target.value })}
        />
        <TextInput
          label="Plural (optional)"
          name="plural"
          autoComplete="off"
          maxLength={SPECIALITY_MAX_LENGTH + 1}
          hint={`For titles, such as “${plural || `${label.trim() || 'Dog Walker'}s`} in Ireland”.`}
          value={plural}
          error={fields['plural']}
          onChange={({ target }) => type({ plural: target.value })}
        />
        <TextInput
          label="Short text (optional)"
          name="text"
          autoComplete="off"
          maxLength={SPECIALITY_TEXT_MAX_LENGTH}
          hint="A sentence below the heading of the list."
          value={text}
          error={fields['text']}
          onChange={({ target }) => type({ text: target.value })}
        />
        <PictureChoice speciality={speciality} picture={picture} onChoose={setPicture} />
        <CheckChoice checks={checks} onChange={(chosen) => type({ checks: chosen })} />
        <FormError text={problem} />
      </form>
    </Question>
  )
}

/** Says which address the list has, and that it never changes. */
function addressHint(speciality: ManagedSpeciality | null, label: string): string {
  if (speciality) return `The address stays /vendors/${speciality.name}, so that links keep working.`
  const key = keyFromLabel(label)
  return key
    ? `The address is made from it and never changes: /vendors/${key}`
    : 'For one person, such as Dog Walker. The address of the list is made from it and never changes.'
}
