import { saveFile } from '@anseo/api-client/save-file'
import { formErrors } from '@anseo/api-client/form-errors'
import type { ReplyTo } from '@anseo/contract/calls'
import { EVIDENCE_FILE_MAX_BYTES, EVIDENCE_FILE_TOO_LARGE } from '@anseo/domain/evidence'
import { IMAGE_TYPES } from '@anseo/domain/image-types'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { Question } from '@anseo/ui/question'
import { useFileInput } from '@anseo/ui/use-file-input'
import { Download, Trash2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useAddEvidenceFile, useEvidenceFile, useRemoveEvidenceFile } from '../../queries/evidence.ts'
import { Allowed } from '../../shell/allowed.tsx'

type Shown = ReplyTo<'GET /api/admin/disputes/:id/evidence'>

const TYPES = ['application/pdf', ...IMAGE_TYPES].join(',')
const MEGABYTE = 1_000_000

/** The file that goes with the evidence; it can be replaced or removed until the evidence is sent (D3). */
export function EvidenceFile({ id, shown: { file, state } }: { id: string; shown: Shown }) {
  const isDraft = state === 'draft'
  if (!file && !isDraft) return null
  return (
    <div className="grid gap-2">
      <h3 className="field-label">File</h3>
      {file && <Stored id={id} file={file} isDraft={isDraft} />}
      {isDraft && (
        <Allowed to="POST /api/admin/disputes/:id/file">
          <Add id={id} replaces={file !== null} />
        </Allowed>
      )}
    </div>
  )
}

interface StoredProps {
  id: string
  file: NonNullable<Shown['file']>
  isDraft: boolean
}

function Stored({ id, file: { name, bytes }, isDraft }: StoredProps) {
  const download = useEvidenceFile(id)
  const remove = useRemoveEvidenceFile(id)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <p className="[overflow-wrap:anywhere]">
        {name} <span className="hint num">{(bytes / MEGABYTE).toFixed(1)} MB</span>
      </p>
      <Button
        tone="ghost"
        size="sm"
        icon={<Download aria-hidden="true" />}
        aria-label={`Download ${name}`}
        busy={download.isPending}
        onClick={() => download.mutate(undefined, { onSuccess: saveFile })}
      >
        Download
      </Button>
      {isDraft && (
        <Allowed to="DELETE /api/admin/disputes/:id/file">
          <Button
            tone="ghost"
            size="sm"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Remove ${name}`}
            onClick={() => setAsking(true)}
          >
            Remove
          </Button>
          <Question
            open={isAsking}
            title={`Remove ${name}?`}
            keep="Keep file"
            confirm="Remove file"
            tone="dngf"
            busy={remove.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            <p>We delete it for good. The evidence then has no file.</p>
          </Question>
        </Allowed>
      )}
    </div>
  )
}

function Add({ id, replaces }: { id: string; replaces: boolean }) {
  const noteId = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const [replacement, setReplacement] = useState<File | null>(null)
  const add = useAddEvidenceFile(id)
  const label = replaces ? 'Replace the file' : 'Add a file'
  const choose = (file: File) => {
    if (add.isPending) return
    // A picture is made smaller by the server.
    const isLarge = file.type === 'application/pdf' && file.size > EVIDENCE_FILE_MAX_BYTES
    setTooLarge(isLarge)
    if (isLarge) return
    if (replaces) setReplacement(file)
    else add.mutate(file)
  }
  const { input, open } = useFileInput({
    label,
    accept: TYPES,
    describedBy: noteId,
    onChoose: ([file]) => choose(file),
  })
  const { fields, text } = formErrors(
    add.error,
    "We couldn't upload the file. Check your connection and try again.",
  )
  const problem = isTooLarge ? EVIDENCE_FILE_TOO_LARGE : (fields['document'] ?? text)
  return (
    <div className="grid justify-items-start gap-2">
      {input}
      <Button
        tone="sec"
        size="sm"
        icon={<Upload aria-hidden="true" />}
        aria-describedby={noteId}
        busy={add.isPending}
        onClick={open}
      >
        {label}
      </Button>
      {replacement && (
        <Question
          title="Replace the file?"
          keep="Keep file"
          confirm="Replace file"
          tone="dngf"
          busy={add.isPending}
          onClose={() => setReplacement(null)}
          onConfirm={() => add.mutate(replacement, { onSettled: () => setReplacement(null) })}
        >
          <p>{replacement.name} takes its place. We delete the old file for good.</p>
        </Question>
      )}
      <div id={noteId} aria-live="polite">
        {problem ? (
          <FieldError>{problem}</FieldError>
        ) : (
          <p className="hint">
            PDF, PNG or JPEG, 4.5 MB at most. The bank takes one: put several into one PDF.
          </p>
        )}
      </div>
    </div>
  )
}
