import type { SettingValues } from '@anseo/contract/setting-values'
import { TextInput } from '@anseo/ui/text-input'
import type { ComponentProps } from 'react'
import { RevertButton } from './revert-button.tsx'
import { SETTING_LABELS, type TextSetting } from './setting-texts.ts'

type SettingFieldProps = {
  name: TextSetting
  text: string
  onType: (text: string) => void
  error: string | undefined
  hint?: string
  unit?: string
  inForce: SettingValues
  /** The installation's values, where an admin has changed this one. */
  installation: SettingValues | undefined
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>

/** A setting being typed, with the way back to the installation's value where it is another. */
export function SettingField(props: SettingFieldProps) {
  const { name, text, onType, error, hint, unit, inForce, installation, ...input } = props
  return (
    <TextInput
      label={SETTING_LABELS[name] + (unit ? ` (${unit})` : '')}
      name={name}
      value={text}
      onChange={({ target }) => onType(target.value)}
      error={error}
      hint={hint}
      aside={installation && <RevertButton name={name} inForce={inForce} value={installation[name]} />}
      {...input}
    />
  )
}
