import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { CALENDAR_LABEL_MAX_LENGTH } from '@anseo/domain/imported-calendar'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useAddCalendar } from '../../queries/other-calendars.ts'

/** The places where calendar programs show the secret address. */
const WAYS = [
  ['Google Calendar', 'Settings, your calendar, “Secret address in iCal format”.'],
  ['Apple Calendar', 'Share the calendar, turn on “Public Calendar”, copy the link.'],
  ['Outlook', 'Settings, Calendar, Shared calendars, “Publish a calendar”, copy the ICS link.'],
] as const

/** Asks for the address and a name of another calendar, and says where to find the address. */
export function AddCalendar({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ label: '', url: '' })
  const [checked, setChecked] = useState(false)
  const adding = useAddCalendar()
  const { fields, text } = formErrors(adding.error, "We couldn't add the calendar. Please try again.")
  const missing = { label: requiredText(typed.label), url: requiredText(typed.url) }
  const change = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed })
    adding.reset()
  }
  const add = () => {
    setChecked(true)
    if (missing.label === null && missing.url === null) adding.mutate(typed, { onSuccess: onClose })
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Add a calendar"
      busy={adding.isPending}
      confirm="Add calendar"
      tone="cta"
      onSubmit={add}
    >
      <TextInput
        label="Name"
        name="label"
        hint="Only you can see this, such as “Private”."
        maxLength={CALENDAR_LABEL_MAX_LENGTH}
        value={typed.label}
        error={checked ? (missing.label ?? fields['label']) : null}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextInput
        label="iCal address"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="We read it every 15 minutes, and store it encrypted."
        value={typed.url}
        error={checked ? (missing.url ?? fields['url']) : null}
        onChange={(event) => change({ url: event.target.value })}
      />
      <FormError text={text} />
      <details className="text-[.9375rem]">
        <summary className="link inline-block min-h-11 content-center">Where do I find the address?</summary>
        <dl className="grid gap-2">
          {WAYS.map(([program, way]) => (
            <div key={program}>
              <dt className="font-semibold">{program}</dt>
              <dd className="muted">{way}</dd>
            </div>
          ))}
        </dl>
      </details>
    </FormDialog>
  )
}
