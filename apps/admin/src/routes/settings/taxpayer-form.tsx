import { SettingFields } from './setting-fields.tsx'
import { type KnownSettings, SettingsForm } from './settings-form.tsx'
import { useTypedSettings } from './use-typed-settings.ts'

const NAMES = [
  'taxpayerName',
  'taxpayerNumber',
  'taxpayerStreet',
  'taxpayerCity',
  'taxpayerPostcode',
] as const

/** Form for the operator's own details in its reports to the tax office (D8). */
export function TaxpayerForm(known: KnownSettings) {
  const form = useTypedSettings('taxpayer', NAMES, known.inForce)
  return (
    <SettingsForm
      inForce={known.inForce}
      id="taxpayer"
      title="Your business in tax reports"
      about={
        <p className="muted">
          The company or person who runs this platform, as Revenue knows it. Used for DAC7.
        </p>
      }
      what="tax details"
      changes={form.changes}
      asks={false}
      onSaved={form.forget}
    >
      {(errors) => <SettingFields {...known} names={NAMES} form={form} errors={errors} />}
    </SettingsForm>
  )
}
