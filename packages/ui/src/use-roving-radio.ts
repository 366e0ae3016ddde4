import { useCallback } from 'react'
import type { KeyboardEvent } from 'react'

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Arrow keys, Home and End for a `radiogroup` of buttons (`role=radio`): focus moves and the choice with it.
 * An `aria-disabled` radio is visited but not chosen; a radio with `data-skip` is passed over.
 */
export function useRovingRadio() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not([data-skip])')]
    const current = all.indexOf(document.activeElement as HTMLElement)
    const next = target(event.key, current, all.length)
    if (next === null) return
    event.preventDefault()
    const radio = all[next]
    radio?.focus()
    if (radio?.getAttribute('aria-disabled') !== 'true') radio?.click()
  }, [])
}

function target(key: string, current: number, length: number): number | null {
  if (length === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = STEP[key]
  return step === undefined ? null : (current + step + length) % length
}
