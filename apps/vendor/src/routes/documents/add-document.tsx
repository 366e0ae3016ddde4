import { formErrors } from '@anseo/api-client/form-errors'
import { CHECK_NAMES, type CheckKind } from '@anseo/domain/vetting-checks'
import { Button } from '@anseo/ui/button'
import { FieldError } from '@anseo/ui/field'
import { useFileInput } from '@anseo/ui/use-file-input'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useAddDocument } from '../../queries/onboarding.ts'
import { DOCUMENT_TYPES, documentProblem } from './document-problem.ts'

interface AddDocumentProps {
  kind: CheckKind
  /** True for the most prominent button of the page. */
  asked?: boolean
  /** True if there are documents already. */
  another?: boolean
  /** True if the operator has decided on those. */
  renews?: boolean
  /** True when a document is needed soon. */
  due?: boolean
  /** An undecided document whose place the new one takes. */
  replaces?: string
}

const FAILED = "We couldn't upload the file. Check your connection and try again."

/** Chooses a file and uploads it immediately. */
export function AddDocument({
  kind,
  asked = false,
  another = false,
  renews = false,
  due = true,
  replaces,
}: AddDocumentProps) {
  const noteId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const add = useAddDocument()
  const name = CHECK_NAMES[kind]
  const action = actionOf({ asked, another, renews, replaces })
  const label = `${action}: ${name}`
  const choose = (file: File) => {
    if (add.isPending) return
    const found = documentProblem(file)
    setProblem(found)
    if (!found) add.mutate({ kind, file, ...(replaces && { replaces }) })
  }
  const { input, open } = useFileInput({
    label,
    accept: DOCUMENT_TYPES,
    describedBy: noteId,
    onChoose: ([file]) => choose(file),
  })
  const { fields, text } = formErrors(add.error, FAILED)
  const wrong = problem ?? fields['document'] ?? text
  return (
    <div className="add-document">
      {input}
      <Button
        tone={asked ? 'cta' : !due || (!renews && (replaces || another)) ? 'ghost' : 'sec'}
        size="sm"
        busy={add.isPending}
        icon={<Upload aria-hidden="true" />}
        aria-label={label}
        aria-describedby={noteId}
        onClick={open}
      >
        {action}
      </Button>
      <div id={noteId} aria-live="polite">
        {wrong ? (
          <FieldError>{wrong}</FieldError>
        ) : (
          asked && <p className="hint">PDF up to 10 MB, or a photo up to 5 MB.</p>
        )}
      </div>
    </div>
  )
}

function actionOf({ asked, another, renews, replaces }: Omit<AddDocumentProps, 'kind' | 'due'>): string {
  if (replaces) return 'Replace'
  if (renews) return 'Upload a new document'
  if (asked) return 'Add the file'
  return another ? 'Add another' : 'Add a file'
}
