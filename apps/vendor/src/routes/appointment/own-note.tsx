import { useDraft } from '@anseo/site-kit/use-draft'
import { VENDOR_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { useEffect, useEffectEvent, useState } from 'react'
import { useKeepNote } from '../../queries/appointments.ts'

const QUIET_MS = 800

/** The vendor's own note; it saves itself when the typing pauses or the field is left. */
export function OwnNote({ id, note }: { id: string; note: string }) {
  const [draft, setDraft] = useDraft(`anseo.pro.note.${id}`)
  const [text, setText] = useState(draft || note)
  const [saved, setSaved] = useState(note)
  const { mutate, isPending, isError } = useKeepNote(id)
  const changed = text.trim() !== saved.trim()
  const save = () => {
    if (!changed || isPending) return
    mutate(text, {
      onSuccess: () => {
        setSaved(text)
        setDraft('')
      },
    })
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
        label="Private note"
        hint="Only you can see this"
        name="note"
        rows={3}
        maxLength={VENDOR_NOTE_MAX_LENGTH}
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
