import { THEME_KEY } from './theme-script.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

const CHANGED = 'anseo-theme-changed'

/** Returns the chosen theme; 'system' without a choice. */
export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Stores the choice and applies it immediately. */
export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Storage is full: the choice holds until the page is left.
  }
  document.documentElement.dataset.theme = resolve(choice)
  dispatchEvent(new Event(CHANGED))
}

/** Calls back when the choice changes, here or in another tab; returns a function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', onChange)
  }
}

function resolve(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
