import { serverNow } from '@anseo/api-client/server-clock'
import { keep, readKept } from '@anseo/api-client/tab-storage'
import { DEFAULT_DURATION_MINUTES } from '@anseo/domain/limits'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { useEffect, useState } from 'react'
import { KEPT_PREFIX } from '../../session/kept-prefix.ts'
import {
  changeChoice,
  type Choice,
  chooseWanted,
  firstChoice,
  keepWhatIsFree,
  type WantedSlot,
  withOnlyEnd,
} from './choice.ts'
import { type Loss, lossOf } from './loss.ts'

interface Kept {
  choice: Choice
  note: string
  /** The slot that had been searched: another search begins anew. */
  wanted: WantedSlot | null
}

const keyOf = (vendorId: string) => `${KEPT_PREFIX}booking.${vendorId}`

/** The choice on the page; this tab keeps it, so that it survives the way to a chat, the login or the profile. */
export function useChoice(
  vendorId: string,
  days: readonly DayAvailability[],
  loadedAt: string,
  wanted: WantedSlot | null,
) {
  const [first] = useState(() => {
    const now = new Date(loadedAt)
    const found = wanted && chooseWanted(wanted, days)
    return {
      choice: found?.choice ?? firstChoice(days, now, DEFAULT_DURATION_MINUTES),
      lost: found?.lost ? lossOf(wanted!, now) : null,
    }
  })
  const [choice, setChoice] = useState<Choice>(first.choice)
  const [note, setNote] = useState('')
  const [lost, setLost] = useState<Loss | null>(first.lost)
  const [checked, setChecked] = useState(days)

  const settle = (before: Choice) => {
    const kept = keepWhatIsFree(before, days)
    setChoice(kept.choice)
    if (kept.lost) setLost(lossOf(before, serverNow()))
  }

  const update = (kept: Omit<Kept, 'wanted'>) => {
    setChoice(kept.choice)
    setNote(kept.note)
    keep(keyOf(vendorId), { ...kept, wanted })
  }

  useEffect(() => {
    const kept = readKept(keyOf(vendorId)) as Kept | null
    if (wanted && JSON.stringify(kept?.wanted) !== JSON.stringify(wanted))
      return update({ choice: first.choice, note: kept?.note ?? '' })
    if (!kept || !days.some(({ slotDate }) => slotDate === kept.choice.slotDate)) return
    settle(kept.choice)
    setNote(kept.note)
    // Only when the page opens: afterwards the page knows better than what was kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [vendorId])

  if (checked !== days) {
    setChecked(days)
    settle(choice)
  }

  return {
    choice,
    note,
    lost,
    change: (changes: Partial<Choice>) => {
      setLost(null)
      update({ choice: withOnlyEnd(changeChoice(choice, changes), days), note })
    },
    changeNote: (text: string) => update({ choice, note: text }),
    forget: () => keep(keyOf(vendorId), null),
  }
}
