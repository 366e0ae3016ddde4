import { formErrors } from '@anseo/api-client/form-errors'
import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { useChangeSettings } from '../../queries/settings.ts'
import { SettingField } from './setting-field.tsx'
import { useTypedSettings } from './use-typed-settings.ts'

const NAMES = [
  'taxpayerName',
  'taxpayerNumber',
  'taxpayerStreet',
  'taxpayerCity',
  'taxpayerPostcode',
] as const

interface TaxpayerFormProps {
  inForce: SettingValues
  installation: SettingValues
  /** The names that an admin has changed. */
  changed: readonly SettingName[]
}

/** Form for the operator's own details in its reports to the tax office (D8). */
export function TaxpayerForm({ inForce, installation, changed }: TaxpayerFormProps) {
  const form = useTypedSettings('taxpayer', NAMES, inForce)
  const save = useChangeSettings()
  const { fields, text } = formErrors(save.error, "We couldn't save the settings. Please try again.")
  return (
    <section className="card pad settings-form" aria-labelledby="taxpayer-title">
      <h2 id="taxpayer-title">Your business in tax reports</h2>
      <p className="muted">
        The company or person who runs this platform, as Revenue knows it. Used for DAC7.
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate(form.changes, { onSuccess: form.forget })
        }}
      >
        <div className="settings-fields">
          {NAMES.map((name) => (
            <SettingField
              key={name}
              name={name}
              autoComplete="off"
              text={form.textOf(name)}
              onType={(typed) => form.type(name, typed)}
              error={fields[name]}
              inForce={inForce}
              installation={changed.includes(name) ? installation : undefined}
            />
          ))}
        </div>
        {text && <FieldError>{text}</FieldError>}
        <div className="settings-actions">
          <Button type="submit" busy={save.isPending}>
            Save tax details
          </Button>
        </div>
      </form>
    </section>
  )
}
