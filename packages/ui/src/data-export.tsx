import { Download, FileArchive } from 'lucide-react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import { OwnPasswordForm, type OwnPasswordProps } from './own-password-form.tsx'

type DataExportProps = OwnPasswordProps & {
  /** Lines on the contents of the file. */
  contents: readonly string[]
  /** The name of the file that was saved last. */
  saved: string | null
}

/** Lists the contents of the data export, asks for the password, and downloads the file. */
export function DataExport({ contents, saved, ...form }: DataExportProps) {
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
      <OwnPasswordForm {...form} purpose="download your data">
        <Button
          type="submit"
          tone="cta"
          size="lg"
          full
          busy={form.busy}
          icon={<Download aria-hidden="true" />}
        >
          Download
        </Button>
        <div role="status">
          {form.busy && <p className="hint">We&apos;re preparing your file. Keep this page open.</p>}
          {saved && !form.busy && (
            <Note icon={<FileArchive aria-hidden="true" />}>
              Saved {saved}. It contains personal data, so keep it safe.
            </Note>
          )}
        </div>
      </OwnPasswordForm>
    </section>
  )
}
