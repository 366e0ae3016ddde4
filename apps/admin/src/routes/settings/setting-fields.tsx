import type { FormErrors } from '@anseo/api-client/form-errors'
import { TextInput } from '@anseo/ui/text-input'
import type { ComponentProps } from 'react'
import { RevertButton } from './revert-button.tsx'
import { SETTING_LABELS, type TextSetting } from './setting-texts.ts'
import type { KnownSettings } from './settings-form.tsx'
import type { useTypedSettings } from './use-typed-settings.ts'

type Inputs<N extends TextSetting> = Partial<
  Record<N, Pick<ComponentProps<typeof TextInput>, 'type' | 'hint'> & { unit?: string }>
>

interface SettingFieldsProps<N extends TextSetting> extends KnownSettings {
  names: readonly N[]
  inputs?: Inputs<N>
  inputMode?: 'decimal'
  form: ReturnType<typeof useTypedSettings<N>>
  errors: FormErrors['fields']
}

/** Fields for settings, each with a button to go back to the installation's value if it differs. */
export function SettingFields<N extends TextSetting>(props: SettingFieldsProps<N>) {
  const { names, inputs = {} as Inputs<N>, inputMode, form, errors, inForce, installation, changed } = props
  return (
    <div className="settings-fields">
      {names.map((name) => {
        const { unit, ...input } = inputs[name] ?? {}
        return (
          <TextInput
            key={name}
            label={SETTING_LABELS[name] + (unit ? ` (${unit})` : '')}
            name={name}
            inputMode={inputMode}
            autoComplete="off"
            value={form.textOf(name)}
            onChange={({ target }) => form.type(name, target.value)}
            error={errors[name]}
            aside={
              changed.includes(name) && (
                <RevertButton name={name} inForce={inForce} value={installation[name]} />
              )
            }
            {...input}
          />
        )
      })}
    </div>
  )
}
