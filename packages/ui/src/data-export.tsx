import { Download, FileArchive } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { FormError } from './form-error.tsx'
import { Note } from './note.tsx'
import { PasswordInput } from './password-input.tsx'
import { useOnline } from './use-online.ts'

type DataExportProps = {
  /** Lines on the contents of the file. */
  contents: readonly string[]
  onSubmit: (password: string) => void
  /** Content right of the password's label, such as a link for those who have none. */
  aside?: ReactNode
  busy: boolean
  /** Error beside the password. */
  error: string | undefined
  /** Error of the whole form. */
  text: string | null
  /** The name of the file that was saved last. */
  saved: string | null
}

/** Lists the contents of the data export, asks for the password, and downloads the file. */
export function DataExport({ contents, onSubmit, aside, busy, error, text, saved }: DataExportProps) {
  const online = useOnline()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(String(new FormData(event.currentTarget).get('password') ?? ''))
  }
  return (
    <section className="card pad grid gap-4" aria-label="Download your data">
      <p>Get a ZIP file of all the data we hold about you:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="muted">
        It includes other people&apos;s names and their messages to you, nothing else about them. A README
        explains each file.
      </p>
      <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <PasswordInput
          label="Your password"
          aside={aside}
          name="password"
          autoComplete="current-password"
          hint="To check it's really you."
          error={error}
        />
        {!online && <Note tone="warm">You&apos;re offline. Connect to download your data.</Note>}
        <FormError text={text} />
        <Button type="submit" tone="cta" size="lg" full busy={busy} icon={<Download aria-hidden="true" />}>
          Download
        </Button>
        <div role="status">
          {busy && <p className="hint">We&apos;re preparing your file. Keep this page open.</p>}
          {saved && !busy && (
            <Note icon={<FileArchive aria-hidden="true" />}>
              Saved {saved}. It contains personal data, so keep it safe.
            </Note>
          )}
        </div>
      </form>
    </section>
  )
}
