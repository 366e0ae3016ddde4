import { Download, FileArchive } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import { PasswordInput } from './password-input.tsx'
import { useOnline } from './use-online.ts'

type DataExportProps = {
  /** What stands in the file, a line each. */
  contents: readonly string[]
  onSubmit: (password: string) => void
  busy: boolean
  /** What is wrong with the password. */
  error: string | undefined
  /** What went wrong as a whole. */
  text: string | null
  /** The name of the file that was saved last. */
  saved: string | null
}

/** Says what is in the file of one's own data, asks for the password and has the file saved. */
export function DataExport({ contents, onSubmit, busy, error, text, saved }: DataExportProps) {
  const online = useOnline()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(String(new FormData(event.currentTarget).get('password') ?? ''))
  }
  return (
    <section className="card pad grid gap-4" aria-label="Download your data">
      <p>One ZIP file with everything that we keep about you, for you to read or to take elsewhere:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="muted">
        Of other people it has their names and what they wrote to you, nothing more. A text inside says what
        each file is.
      </p>
      <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <PasswordInput
          label="Your password"
          name="password"
          autoComplete="current-password"
          hint="So that nobody else takes your data from an open computer."
          error={error}
        />
        {!online && (
          <Note tone="warm">You are offline. Your data can be downloaded once you are connected.</Note>
        )}
        {text && (
          <Note tone="bad" role="alert">
            {text}
          </Note>
        )}
        <Button type="submit" tone="cta" size="lg" full busy={busy} icon={<Download aria-hidden="true" />}>
          Download
        </Button>
        <div role="status">
          {busy && <p className="hint">We are putting your file together. Please keep this page open.</p>}
          {saved && !busy && (
            <Note icon={<FileArchive aria-hidden="true" />}>
              {saved} is saved. Keep it in a safe place: it is about you.
            </Note>
          )}
        </div>
      </form>
    </section>
  )
}
