import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { effectsOf, SETTING_LABELS, settingText } from './setting-texts.ts'
import { Question } from '@anseo/ui/question'

interface ChangesQuestionProps {
  title: string
  inForce: SettingValues
  changes: Partial<SettingValues>
  confirm: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation of changes that affect bookings or documents, with old and new values and the start. */
export function ChangesQuestion(props: ChangesQuestionProps) {
  const { title, inForce, changes, confirm, busy, onClose, onConfirm } = props
  const names = Object.keys(changes) as SettingName[]
  return (
    <Question onClose={onClose} title={title} busy={busy} confirm={confirm} onConfirm={onConfirm}>
      <div className="grid gap-4">
        <dl className="setting-changes">
          {names.map((name) => (
            <div key={name}>
              <dt>{SETTING_LABELS[name]}</dt>
              <dd>
                <del>{settingText(name, inForce[name])}</del>
                <span className="sr-only"> becomes </span>
                <span aria-hidden="true">→</span>
                <ins>{settingText(name, changes[name])}</ins>
              </dd>
            </div>
          ))}
        </dl>
        {effectsOf(changes).map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </div>
    </Question>
  )
}
