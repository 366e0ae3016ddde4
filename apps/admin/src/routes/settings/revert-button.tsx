import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { useState } from 'react'
import { useRevertSetting } from '../../queries/settings.ts'
import { ChangesQuestion } from './changes-question.tsx'
import { effectsOf, SETTING_LABELS, settingText } from './setting-texts.ts'

interface RevertButtonProps {
  name: SettingName
  inForce: SettingValues
  /** The installation's value. */
  value: SettingValues[SettingName]
}

/** Sets a setting back to the installation's value; asks first if the change cannot be undone completely. */
export function RevertButton({ name, inForce, value }: RevertButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const revert = useRevertSetting()
  const put = () => revert.mutate({ name, seen: inForce }, { onSettled: () => setAsking(false) })
  const changes = { [name]: value }
  const press = () => {
    if (revert.isPending) return
    if (effectsOf(changes).length > 0) setAsking(true)
    else put()
  }
  return (
    <>
      <button
        type="button"
        className="link revert"
        aria-label={`${SETTING_LABELS[name]}: back to ${settingText(name, value)}`}
        aria-busy={revert.isPending || undefined}
        onClick={press}
      >
        {`Back to ${settingText(name, value)}`}
      </button>
      {isAsking && (
        <ChangesQuestion
          title={`Set “${SETTING_LABELS[name]}” back?`}
          inForce={inForce}
          changes={changes}
          confirm="Set back"
          busy={revert.isPending}
          onClose={() => setAsking(false)}
          onConfirm={put}
        />
      )}
    </>
  )
}
