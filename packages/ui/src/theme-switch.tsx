import { useId, useSyncExternalStore } from 'react'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { chooseTheme, themeChoice, watchTheme } from './theme.ts'
import type { ThemeChoice } from './theme.ts'

const choices: { value: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
]

/** Chooses the theme of this device: that of the system, light or dark. */
export function ThemeSwitch() {
  const name = useId()
  const chosen = useSyncExternalStore(watchTheme, themeChoice, () => 'system' as const)
  return (
    <div className="theme-switch" role="radiogroup" aria-label="Theme">
      {choices.map(({ value, label, icon: Icon }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => chooseTheme(value)} />
          <Icon aria-hidden="true" />
          {label}
        </label>
      ))}
    </div>
  )
}
