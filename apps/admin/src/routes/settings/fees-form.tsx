import { formErrors } from '@anseo/api-client/form-errors'
import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { Note } from '@anseo/ui/note'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useChangeSettings } from '../../queries/settings.ts'
import { ChangesQuestion } from './changes-question.tsx'
import { PricePreview } from './price-preview.tsx'
import { SettingField } from './setting-field.tsx'
import { valueOf } from './setting-texts.ts'
import { useTypedSettings } from './use-typed-settings.ts'

const NAMES = [
  'platformPercent',
  'repeatPercent',
  'ownClientPercent',
  'handlingPercent',
  'handlingFixedCents',
  'paymentWindowHours',
  'instantPaymentMinutes',
] as const

const UNITS: Record<(typeof NAMES)[number], { unit: string; hint: string }> = {
  platformPercent: { unit: '%', hint: 'Percentage of the vendor fee, for a first booking with a vendor.' },
  repeatPercent: { unit: '%', hint: 'Once a client has completed a paid booking with the vendor.' },
  ownClientPercent: { unit: '%', hint: 'For clients whom the vendor had in its contacts before.' },
  handlingPercent: { unit: '%', hint: 'Percentage of the vendor fee plus platform fee.' },
  handlingFixedCents: { unit: '€', hint: 'Added once to every booking.' },
  instantPaymentMinutes: {
    unit: 'minutes',
    hint: 'How long a client has to pay for a booking that is confirmed as it is made.',
  },
  paymentWindowHours: { unit: 'hours', hint: 'How long a client has to pay after the vendor confirms.' },
}

interface SettingsFormProps {
  inForce: SettingValues
  installation: SettingValues
  /** The names that an admin has changed. */
  changed: readonly SettingName[]
}

/** Form for fees and the time to pay, with a preview of a booking's cost. */
export function FeesForm({ inForce, installation, changed }: SettingsFormProps) {
  const form = useTypedSettings('fees', NAMES, inForce)
  const save = useChangeSettings()
  const { fields, text } = formErrors(save.error, "We couldn't save the settings. Please try again.")
  const numberOf = (name: (typeof NAMES)[number]) => Number(valueOf(name, form.textOf(name)))
  const rates = {
    platformPercent: numberOf('platformPercent'),
    handlingPercent: numberOf('handlingPercent'),
    handlingFixedCents: numberOf('handlingFixedCents'),
  }
  const [isAsking, setAsking] = useState(false)
  const put = () => save.mutate(form.changes, { onSuccess: form.forget, onSettled: () => setAsking(false) })
  const ask = () => {
    if (save.isPending) return
    // The server refuses a text that is not a number, and its message stands beside the field.
    const values = Object.values(form.changes)
    if (values.length > 0 && values.every(Number.isFinite)) setAsking(true)
    else put()
  }
  const hasHandlingFee = rates.handlingPercent > 0 || rates.handlingFixedCents > 0
  return (
    <section className="card pad settings-form" aria-labelledby="fees-title">
      <h2 id="fees-title">Fees and time to pay</h2>
      <p className="muted">Applies to new bookings. Existing appointments keep their fees.</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <div className="settings-fields">
          {NAMES.map((name) => (
            <SettingField
              key={name}
              name={name}
              {...UNITS[name]}
              inputMode="decimal"
              autoComplete="off"
              text={form.textOf(name)}
              onType={(typed) => form.type(name, typed)}
              error={fields[name]}
              inForce={inForce}
              installation={changed.includes(name) ? installation : undefined}
            />
          ))}
        </div>
        <PricePreview rates={rates} />
        {hasHandlingFee && (
          <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
            Card surcharges on consumers are illegal in Ireland (S.I. 6/2018). Only charge this fee if it
            applies however a client pays. Otherwise set both parts to 0.
          </Note>
        )}
        {text && <FieldError>{text}</FieldError>}
        <div className="settings-actions">
          <Button type="submit" busy={save.isPending}>
            Save fees
          </Button>
        </div>
      </form>
      {isAsking && (
        <ChangesQuestion
          title="Change the fees?"
          inForce={inForce}
          changes={form.changes}
          confirm="Change fees"
          busy={save.isPending}
          onClose={() => setAsking(false)}
          onConfirm={put}
        />
      )}
    </section>
  )
}
