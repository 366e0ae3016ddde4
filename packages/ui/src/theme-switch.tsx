import { useSyncExternalStore } from 'react'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { chooseTheme, themeChoice, watchTheme } from './theme.ts'
import type { ThemeChoice } from './theme.ts'
import { useRovingRadio } from './use-roving-radio.ts'

const choices: { value: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
]

/** System, Light or Dark. */
export function ThemeSwitch() {
  const onKeyDown = useRovingRadio()
  const chosen = useSyncExternalStore(watchTheme, themeChoice, () => 'system' as const)
  return (
    <div className="theme-switch" role="radiogroup" aria-label="Theme" onKeyDown={onKeyDown} tabIndex={-1}>
      {choices.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => chooseTheme(value)}
        >
          <Icon aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  )
}
