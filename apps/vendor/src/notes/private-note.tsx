import { readFromTab } from '@anseo/api-client/tab-storage'
import { useDraft } from '@anseo/site-kit/use-draft'
import { TextareaInput } from '@anseo/ui/textarea-input'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

const QUIET_MS = 800

interface PrivateNoteProps {
  /** The key of the unsaved text in this tab. */
  draftKey: string
  note: string
  label: string
  hint: string
  maxLength: number
  saving: Pick<UseMutationResult<unknown, unknown, string>, 'mutateAsync' | 'isPending' | 'isError'>
}

/** A note of the vendor's own; it saves itself when the typing pauses or the field is left. */
export function PrivateNote({ draftKey, note, label, hint, maxLength, saving }: PrivateNoteProps) {
  const [draft, setDraft] = useDraft(draftKey)
  const [text, setText] = useState(draft || note)
  const [saved, setSaved] = useState(note)
  const [known, setKnown] = useState(note)
  const { mutateAsync, isPending, isError } = saving
  if (note !== known) {
    setKnown(note)
    // It was changed on another device. The vendor's own spaces at the end stay, which are saved without.
    if (text === saved && note.trim() !== text.trim()) {
      setText(note)
      setSaved(note)
    }
  }
  const changed = text.trim() !== saved.trim()
  const save = () => {
    if (!changed || isPending) return
    const keep = () => {
      setSaved(text)
      if (readFromTab(draftKey) === text) setDraft('')
    }
    // The page may have been left by then, which a callback of `mutate` would not outlive.
    mutateAsync(text).then(keep, () => undefined)
  }
  const saveInQuiet = useEffectEvent(save)
  useEffect(() => {
    if (text === saved) return
    const timer = setTimeout(() => saveInQuiet(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, saved])
  const write = (next: string) => {
    setText(next)
    setDraft(next)
  }
  return (
    <section className="card pad">
      <TextareaInput
        label={label}
        hint={hint}
        name="note"
        rows={3}
        maxLength={maxLength}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
      />
      <p className="mt-1.5 text-sm text-ink-2" role="status">
        {isPending ? 'Saving…' : changed ? (isError ? 'Not saved' : '') : saved ? 'Saved' : ''}
      </p>
    </section>
  )
}
