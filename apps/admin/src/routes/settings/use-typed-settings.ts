import { useDraft } from '@anseo/site-kit/use-draft'
import type { SettingValues } from '@anseo/contract/setting-values'
import { type TextSetting, typedFrom, valueOf } from './setting-texts.ts'

/**
 * Holds the texts of a form over what is in force: only what was typed is kept, also through an error and a login in this
 * tab, so that a field nobody touched follows what another admin does.
 */
export function useTypedSettings<N extends TextSetting>(
  key: string,
  names: readonly N[],
  inForce: SettingValues,
) {
  const [draft, setDraft] = useDraft(`anseo.admin.settings.${key}`)
  const typed = read(draft)
  const textOf = (name: N): string => typed[name] ?? typedFrom(name, inForce[name])
  const changed = names.filter((name) => valueOf(name, textOf(name)) !== inForce[name])
  return {
    textOf,
    type: (name: N, text: string) => setDraft(JSON.stringify({ ...typed, [name]: text })),
    /** Values that differ from the current settings, as the body of the call. */
    changes: Object.fromEntries(changed.map((name) => [name, valueOf(name, textOf(name))])),
    forget: () => setDraft(''),
  }
}

function read(draft: string): Record<string, string> {
  return draft === '' ? {} : (JSON.parse(draft) as Record<string, string>)
}
