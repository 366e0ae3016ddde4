import type { SettingName } from '@anseo/contract/setting-values'
import { useRevertSetting } from '../../queries/settings.ts'
import { SETTING_LABELS, settingText } from './setting-texts.ts'

/** Sets a setting back to the installation's value, which it names. */
export function RevertButton({ name, value }: { name: SettingName; value: unknown }) {
  const revert = useRevertSetting()
  return (
    <button
      type="button"
      className="link revert"
      aria-label={`${SETTING_LABELS[name]}: back to ${settingText(name, value)}`}
      aria-busy={revert.isPending || undefined}
      onClick={() => !revert.isPending && revert.mutate(name)}
    >
      {`Back to ${settingText(name, value)}`}
    </button>
  )
}
