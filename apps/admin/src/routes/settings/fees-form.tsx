import { Note } from '@anseo/ui/note'
import { TriangleAlert } from 'lucide-react'
import { PricePreview } from './price-preview.tsx'
import { SettingFields } from './setting-fields.tsx'
import { valueOf } from './setting-texts.ts'
import { type KnownSettings, SettingsForm } from './settings-form.tsx'
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

/** Form for fees and the time to pay, with a preview of a booking's cost. */
export function FeesForm(known: KnownSettings) {
  const form = useTypedSettings('fees', NAMES, known.inForce)
  const numberOf = (name: (typeof NAMES)[number]) => Number(valueOf(name, form.textOf(name)))
  const rates = {
    platformPercent: numberOf('platformPercent'),
    handlingPercent: numberOf('handlingPercent'),
    handlingFixedCents: numberOf('handlingFixedCents'),
  }
  const values = Object.values(form.changes)
  const hasHandlingFee = rates.handlingPercent > 0 || rates.handlingFixedCents > 0
  return (
    <SettingsForm
      inForce={known.inForce}
      id="fees"
      title="Fees and time to pay"
      about={<p className="muted">Applies to new bookings. Existing appointments keep their fees.</p>}
      what="fees"
      changes={form.changes}
      // The server refuses a text that is not a number, and its message is shown at the field.
      asks={values.length > 0 && values.every(Number.isFinite)}
      onSaved={form.forget}
    >
      {(errors) => (
        <>
          <SettingFields
            {...known}
            names={NAMES}
            inputs={UNITS}
            inputMode="decimal"
            form={form}
            errors={errors}
          />
          <PricePreview rates={rates} />
          {hasHandlingFee && (
            <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
              Card surcharges on consumers are illegal in Ireland (S.I. 6/2018). Only charge this fee if it
              applies however a client pays. Otherwise set both parts to 0.
            </Note>
          )}
        </>
      )}
    </SettingsForm>
  )
}
