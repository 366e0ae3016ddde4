import type { DocumentOnWire } from '@anseo/contract/vetting'
import type { CheckKind } from '@anseo/domain/vetting-checks'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { FileText, Image, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRemoveDocument } from '../../queries/onboarding.ts'
import { AddDocument } from './add-document.tsx'

const OwnDocument = lazy(async () => ({ default: (await import('./own-document.tsx')).OwnDocument }))

interface DocumentLineProps {
  kind: CheckKind
  document: DocumentOnWire
}

/** A document that was uploaded, with buttons to view it and, until it was checked, to replace or remove it. */
export function DocumentLine({ kind, document }: DocumentLineProps) {
  const [open, setOpen] = useState<'document' | 'question' | null>(null)
  const remove = useRemoveDocument()
  const close = () => setOpen(null)
  const { _id, fileName, mediaType, undecided } = document
  const Icon = mediaType === 'application/pdf' ? FileText : Image
  return (
    <div className="document-line">
      <button type="button" className="link document-name" onClick={() => setOpen('document')}>
        <Icon aria-hidden="true" />
        {fileName}
      </button>
      {undecided && (
        <>
          <AddDocument kind={kind} replaces={_id} />
          <Button
            tone="ghost"
            size="sm"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Remove ${fileName}`}
            onClick={() => setOpen('question')}
          >
            Remove
          </Button>
        </>
      )}
      {open === 'document' && (
        <Suspense>
          <OwnDocument id={_id} name={fileName} onClose={close} />
        </Suspense>
      )}
      <Question
        open={open === 'question'}
        onClose={close}
        title="Remove this document?"
        busy={remove.isPending}
        keep="Keep document"
        confirm="Remove document"
        tone="dngf"
        onConfirm={() => remove.mutate(_id, { onSettled: close })}
      >
        <p>{`We'll delete ${fileName}.`}</p>
      </Question>
    </div>
  )
}
