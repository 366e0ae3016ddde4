import { saveFile } from '@anseo/api-client/save-file'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Loaded } from '@anseo/ui/loaded'
import { DocumentView } from '@anseo/ui/document-view'
import { Skeleton } from '@anseo/ui/skeleton'
import { Download } from 'lucide-react'
import { useOwnDocument } from '../../queries/onboarding.ts'

interface OwnDocumentProps {
  id: string
  name: string
  onClose: () => void
}

/** Shows one of the vendor's uploaded documents. */
export function OwnDocument({ id, name, onClose }: OwnDocumentProps) {
  const found = useOwnDocument(id)
  const file = found.data
  return (
    <Dialog
      size="wide"
      title={name}
      onClose={onClose}
      footer={
        <Button
          tone="sec"
          icon={<Download aria-hidden="true" />}
          disabled={!file}
          onClick={() => file && saveFile(file)}
        >
          Download file
        </Button>
      }
    >
      <Loaded what="the document" found={found} waiting={<Skeleton height={320} />}>
        {(shown) => <DocumentView file={shown} label={name} />}
      </Loaded>
    </Dialog>
  )
}
