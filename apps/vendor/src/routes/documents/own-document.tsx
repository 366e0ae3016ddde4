import { saveFile } from '@anseo/api-client/save-file'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { LoadFailure } from '@anseo/ui/load-failure'
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
  const { data: file, isError, isFetching, refetch } = useOwnDocument(id)
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
      {file && <DocumentView file={file} label={name} />}
      {!file && isError && (
        <LoadFailure title="We couldn't load the document" query={{ isFetching, refetch }} />
      )}
      {!file && !isError && <Skeleton height={320} />}
    </Dialog>
  )
}
