import type { SavedReplyOnWire } from '@anseo/contract/saved-replies'
import { searchName } from '@anseo/domain/search-name'
import { type KeyboardEvent, useId, useState } from 'react'
import { useRepliesToPick } from '../../queries/saved-replies.ts'

/** Opens the list at the beginning of a line; the text after it filters the list. */
const SLASH = '/'

interface ReplyPickerOptions {
  draft: string
  onPick: (reply: SavedReplyOnWire) => void
}

/** Controls the list of saved replies above the message field: '/' or a button opens it, arrows and Enter choose. */
export function useReplyPicker({ draft, onPick }: ReplyPickerOptions) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const [active, setActive] = useState(0)
  const slashed = draft.startsWith(SLASH)
  // Escape closes the list of this '/', not of the next one.
  if (dismissed && !slashed) setDismissed(false)
  const isOpen = opened || (slashed && !dismissed)
  const { data: replies, isError } = useRepliesToPick(isOpen)
  const found = matching(replies ?? [], slashed ? draft.slice(SLASH.length) : '')
  const chosen = found[Math.min(active, found.length - 1)]

  const close = () => {
    setOpened(false)
    setDismissed(slashed)
    setActive(0)
  }
  const pick = (reply: SavedReplyOnWire) => {
    close()
    onPick(reply)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Escape') close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) pick(chosen)
    else return
    event.preventDefault()
  }
  return {
    id,
    isOpen,
    toggle: () => (isOpen ? close() : setOpened(true)),
    found: replies || isError ? found : null,
    failed: isError && !replies,
    chosen,
    pick,
    optionId: (reply: SavedReplyOnWire) => `${id}-${reply._id}`,
    onKeyDown,
  }
}

function matching(replies: SavedReplyOnWire[], typed: string): SavedReplyOnWire[] {
  const wanted = searchName(typed)
  return replies.filter(({ title, text }) => searchName(`${title} ${text}`).includes(wanted))
}
