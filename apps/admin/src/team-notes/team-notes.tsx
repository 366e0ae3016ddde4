import type { NotedSubject } from '@anseo/contract/team-notes'
import { useDraft } from '@anseo/site-kit/use-draft'
import { useNow } from '@anseo/site-kit/use-now'
import { NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { relativeTime } from '@anseo/domain/relative-time'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { type FormEvent, useState } from 'react'
import { useAddTeamNote, useTeamNotes } from '../queries/team-notes.ts'

interface TeamNotesProps {
  kind: NotedSubject
  subject: string
}

/** Shows the team's notes about a person or appointment; a note being written survives a login. */
export function TeamNotes({ kind, subject }: TeamNotesProps) {
  const [text, write] = useDraft(`anseo.admin.note.${subject}`)
  const [page, setPage] = useState(1)
  const notes = useTeamNotes(kind, subject, page)
  const { data } = notes
  const add = useAddTeamNote(kind, subject)
  const now = useNow(60_000)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending || text.trim() === '') return
    add.mutate(text.trim(), {
      onSuccess: () => {
        write('')
        setPage(1)
      },
    })
  }
  return (
    <section className="card pad record-part">
      <h2>Notes for the team</h2>
      <form method="post" className="grid gap-3" onSubmit={submit}>
        <TextareaInput
          label="New note"
          placeholder="Only admins see this"
          name="note"
          rows={3}
          maxLength={NOTE_MAX_LENGTH}
          // The field is emptied once the note is saved.
          readOnly={add.isPending}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <Button
          type="submit"
          tone="sec"
          size="sm"
          busy={add.isPending}
          // Not `disabled`: it would lose the focus with the note that it has added.
          aria-disabled={add.isPending || text.trim() === '' || undefined}
        >
          Add note
        </Button>
      </form>
      {notes.isLoadingError && <LoadFailure title="We couldn't load the notes" query={notes} />}
      {data && data.notes.length > 0 && (
        <ul className="grid gap-[.9rem] wrap-anywhere">
          {data.notes.map(({ _id, author, text: said, writtenAt }) => (
            <li key={_id}>
              <p className="whitespace-pre-line">{said}</p>
              <p className="hint">
                {author}, {relativeTime(writtenAt, now)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > data.page * data.pageSize && (
        <Button tone="ghost" size="sm" onClick={() => setPage(page + 1)}>
          Older notes
        </Button>
      )}
      {page > 1 && (
        <Button tone="ghost" size="sm" onClick={() => setPage(page - 1)}>
          Newer notes
        </Button>
      )}
    </section>
  )
}
