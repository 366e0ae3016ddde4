import { keep, readKept } from '@anseo/api-client/tab-storage'
import { DEFAULT_DURATION_MINUTES } from '@anseo/domain/limits'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { useEffect, useState } from 'react'
import { changeChoice, type Choice, firstChoice, keepWhatIsFree } from './choice.ts'

interface Kept {
  choice: Choice
  note: string
}

const keyOf = (vendorId: string) => `anseo.booking.${vendorId}`

/** The choice on the page; it survives the way to the login or the profile and back. */
export function useChoice(vendorId: string, days: readonly DayAvailability[], loadedAt: string) {
  const [choice, setChoice] = useState(() => firstChoice(days, new Date(loadedAt), DEFAULT_DURATION_MINUTES))
  const [note, setNote] = useState('')
  const [lost, setLost] = useState(false)
  const [checked, setChecked] = useState(days)

  useEffect(() => {
    const kept = readKept(keyOf(vendorId)) as Kept | null
    if (!kept || !days.some(({ slotDate }) => slotDate === kept.choice.slotDate)) return
    setChoice(keepWhatIsFree(kept.choice, days).choice)
    setNote(kept.note)
    // Only when the page opens: afterwards the page knows better than what was kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [vendorId])

  if (checked !== days) {
    setChecked(days)
    const kept = keepWhatIsFree(choice, days)
    if (kept.lost) {
      setChoice(kept.choice)
      setLost(true)
    }
  }

  const change = (changes: Partial<Choice>) => {
    setLost(false)
    setChoice((before) => changeChoice(before, changes))
  }
  return {
    choice,
    note,
    setNote,
    /** Whether somebody else just took what was chosen. */
    lost,
    change,
    /** Keeps the choice for when the user comes back to this page. */
    keepForLater: () => keep(keyOf(vendorId), { choice, note } satisfies Kept),
    forget: () => keep(keyOf(vendorId), null),
  }
}
