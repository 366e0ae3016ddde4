import { formErrors } from '@anseo/api-client/form-errors'
import { DOCUMENT_MAX_BYTES, IMPORT_UNDO_HOURS } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { useFileInput } from '@anseo/ui/use-file-input'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useImportContacts, useLastImport, useUndoImport } from '../../queries/contacts.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { LastImport } from './last-import.tsx'

/** `/clients/import`: imports a list from another system, with a preview first. */
export function ImportClientsPage() {
  const [file, setFile] = useState<File | null>(null)
  const looking = useImportContacts()
  const importing = useImportContacts()
  const undoing = useUndoImport()
  const { data: last } = useLastImport()
  const done = importing.data
  const choose = (chosen: File) => {
    importing.reset()
    setFile(chosen)
    looking.mutate({ file: chosen, dryRun: true })
  }
  const takeBack = (importId: string) =>
    undoing.mutate(importId, {
      onSuccess: () => {
        importing.reset()
        looking.reset()
        setFile(null)
      },
    })
  const undoButton = (importId: string) => (
    <Button tone="sec" busy={undoing.isPending} onClick={() => takeBack(importId)}>
      Undo import
    </Button>
  )
  const changes = looking.data?.rows.some(({ outcome }) => outcome === 'added' || outcome === 'merged')
  return (
    <Page title="Import clients" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <BackLink to="/clients">Clients</BackLink>
      <section className="card pad grid gap-4" aria-label="File">
        <p>
          Choose a CSV file exported from Fresha, Booksy, Square or a spreadsheet. You see what happens to
          each row first. No one gets an email.
        </p>
        <FileButton
          label={file ? 'Choose another file' : 'Choose a file'}
          busy={looking.isPending}
          onChoose={choose}
          error={looking.error ?? importing.error}
        />
        {file && <p className="muted [overflow-wrap:anywhere]">{file.name}</p>}
      </section>
      {done ? (
        <ImportOutcome title="Imported" rows={done.rows}>
          {done.importId && (
            <>
              <p className="muted">You can undo this for {IMPORT_UNDO_HOURS} hours, from this page.</p>
              {undoButton(done.importId)}
            </>
          )}
        </ImportOutcome>
      ) : (
        file &&
        looking.data && (
          <ImportOutcome title="This will happen" rows={looking.data.rows}>
            {changes ? (
              <Button
                tone="cta"
                busy={importing.isPending}
                onClick={() => importing.mutate({ file, dryRun: false })}
              >
                Import clients
              </Button>
            ) : (
              <p>There is nothing to import.</p>
            )}
          </ImportOutcome>
        )
      )}
      {!done && last && <LastImport last={last}>{undoButton(last.importId)}</LastImport>}
    </Page>
  )
}

interface FileButtonProps {
  label: string
  busy: boolean
  error: unknown
  onChoose: (file: File) => void
}

function FileButton({ label, busy, error, onChoose }: FileButtonProps) {
  const noteId = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const { fields, text } = formErrors(
    error,
    "We couldn't read the file. Check your connection and try again.",
  )
  const problem = tooLarge ? 'This file is larger than 10 MB. Split it.' : (fields['document'] ?? text)
  const choose = (file: File) => {
    if (busy) return
    setTooLarge(file.size > DOCUMENT_MAX_BYTES)
    if (file.size <= DOCUMENT_MAX_BYTES) onChoose(file)
  }
  const { input, open } = useFileInput({
    label,
    accept: '.csv,.txt,text/csv,text/plain',
    describedBy: noteId,
    onChoose: ([file]) => choose(file),
  })
  return (
    <div>
      {input}
      <Button tone="sec" busy={busy} icon={<Upload aria-hidden="true" />} onClick={open}>
        {label}
      </Button>
      <div id={noteId} aria-live="polite" className="mt-2">
        <FormError text={problem} />
      </div>
    </div>
  )
}
