import { serverNow } from '@anseo/api-client/server-clock'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { useEffect, useState } from 'react'
import { choiceKey, type SavedBooking } from '../../appointments/saved-choice.ts'
import {
  askedMinutes,
  changeChoice,
  type Choice,
  chooseWanted,
  dayOf,
  firstChoice,
  keepWhatIsFree,
  type OwnRules,
  type WantedSlot,
  withOnlyEnd,
} from './choice.ts'
import { type Loss, lossOf } from './loss.ts'
import type { Asked } from './use-availability.ts'

interface Saved extends SavedBooking {
  /** The slot that was searched; another search replaces the saved choice. */
  wanted: WantedSlot | null
  /** The first day to ask for, of a choice beyond the days that the page opens with. */
  from?: string
}

interface ChoiceOptions {
  vendorId: string
  days: readonly DayAvailability[]
  loadedAt: string
  wanted: WantedSlot | null
  rules: OwnRules | null
  asked: Asked
  ask: (next: (before: Asked) => Asked) => void
}

/** Changes the choice. */
export type ChangeChoice = ReturnType<typeof useChoice>['change']

/** Holds the choice on the page; saved in this tab, so that it survives a visit to a chat, the login or the profile. */
export function useChoice({ vendorId, days, loadedAt, wanted, rules, asked, ask }: ChoiceOptions) {
  // The page opens with the days of the strip; those after it are asked for.
  const isOutsideStrip = ({ slotDate }: WantedSlot) => !dayOf(days, slotDate)
  const [first] = useState(() => {
    const now = new Date(loadedAt)
    const found = wanted && !isOutsideStrip(wanted) ? chooseWanted(wanted, days, rules) : null
    return {
      choice: found?.choice ?? firstChoice(days, now, rules),
      lost: found?.lost ? lossOf(wanted!, now) : null,
    }
  })
  const [choice, setChoice] = useState<Choice>(first.choice)
  const [note, setNote] = useState('')
  const [lost, setLost] = useState<Loss | null>(first.lost)
  const [checked, setChecked] = useState({ days, asked })

  const settle = (before: Choice, isSameList = true) => {
    const saved = keepWhatIsFree(before, days, rules, asked.minutes)
    setChoice(saved.choice)
    if (saved.lost && isSameList) setLost(lossOf(before, serverNow()))
  }

  const update = (saved: SavedBooking, { from }: Asked = asked) => {
    setChoice(saved.choice)
    setNote(saved.note)
    saveInTab(choiceKey(vendorId), { ...saved, wanted, from })
  }

  useEffect(() => {
    const saved = readFromTab(choiceKey(vendorId)) as Saved | null
    const isNew = wanted && JSON.stringify(saved?.wanted) !== JSON.stringify(wanted)
    const typed = saved?.note ?? ''
    setNote(typed)
    const from = isNew ? (isOutsideStrip(wanted) ? wanted.slotDate : undefined) : saved?.from
    if (from) {
      ask((before) => ({ ...before, from }))
      return setChoice(isNew ? { ...wanted, endTime: null } : saved!.choice)
    }
    const next = isNew ? first.choice : saved?.choice
    if (!next || isOutsideStrip(next)) return
    // The times of its own length come later. One that they lack was free before, like one of a later day.
    if (askedMinutes(next, rules)) setChecked({ days, asked: { from: '' } })
    if (isNew) update({ choice: next, note: typed })
    else settle(next)
    // Only when the page opens: afterwards its own state is newer than the saved one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [vendorId])

  if (checked.days !== days) {
    setChecked({ days, asked })
    // A time that is too short for a newly chosen length was not booked by someone else. One that was searched on a later
    // day was free before.
    settle(choice, checked.asked === asked || checked.asked.from !== asked.from)
  }

  return {
    choice,
    note,
    lost,
    /** @param strip given, the page also shows the fortnight from its date on, or that of today. */
    change: (changes: Partial<Choice>, strip?: Pick<Asked, 'from'>) => {
      setLost(null)
      if (strip) ask((before) => ({ ...before, ...strip }))
      update({ choice: withOnlyEnd(changeChoice(choice, changes), days, rules), note }, strip)
    },
    changeNote: (text: string) => update({ choice, note: text }),
    forget: () => saveInTab(choiceKey(vendorId), null),
  }
}
