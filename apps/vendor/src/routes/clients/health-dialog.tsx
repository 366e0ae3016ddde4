import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { HEALTH_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { useNow } from '@anseo/site-kit/use-now'
import { readText, useSavedState } from '@anseo/site-kit/use-saved-state'
import { Checkbox } from '@anseo/ui/checkbox'
import { FieldError } from '@anseo/ui/field'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { useState } from 'react'
import { useChangeHealthNote } from '../../queries/contacts.ts'
import { session } from '../../site.ts'

const NOTE = 'health-note-agreed'

/** Form for the note about a client's health; if there is no consent yet, the vendor first confirms it. */
export function HealthDialog({ client, onClose }: { client: ContactRecordOnWire; onClose: () => void }) {
  const { _id: id, name, healthNote, healthConsent } = client
  const [text, setText] = useSavedState(session, `anseo.pro.health.${id}`, healthNote ?? '', readText)
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState(false)
  const now = useNow()
  const changing = useChangeHealthNote(id)
  const { fields, text: problem } = formErrors(
    changing.error,
    "We couldn't save this note. Please try again.",
  )
  const mustAgree = healthConsent === null
  const missing = healthNote === null ? requiredText(text) : null
  const save = () => {
    setChecked(true)
    if (missing !== null || (mustAgree && !agreed)) return
    changing.mutate(
      {
        healthNote: text,
        ...(mustAgree && { healthConsent: { way: 'in person', givenAt: now.toISOString() } }),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Allergies and health"
      busy={changing.isPending}
      confirm="Save note"
      tone="cta"
      onSubmit={save}
    >
      <TextareaInput
        label="What you have to know"
        hint="Such as allergies and what to use instead. It's encrypted, and only you can read it."
        name="healthNote"
        autoComplete="off"
        rows={4}
        maxLength={HEALTH_NOTE_MAX_LENGTH}
        value={text}
        error={checked ? (missing ?? fields['healthNote']) : null}
        onChange={(event) => {
          setText(event.target.value)
          changing.reset()
        }}
      />
      {mustAgree && (
        <div>
          <Checkbox
            checked={agreed}
            aria-invalid={checked && !agreed ? true : undefined}
            aria-describedby={checked && !agreed ? NOTE : undefined}
            onChange={setAgreed}
          >
            {name} has told me today that I may keep this.
          </Checkbox>
          <div id={NOTE} aria-live="polite">
            {checked && !agreed && <FieldError>Confirm that they agreed.</FieldError>}
          </div>
        </div>
      )}
      <FormError text={problem || fields['healthConsent']} />
    </FormDialog>
  )
}
