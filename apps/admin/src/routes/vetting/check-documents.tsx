import { saveFile } from '@anseo/api-client/save-file'
import type { DocumentOnWire } from '@anseo/contract/vetting'
import { Button } from '@anseo/ui/button'
import { Loaded } from '@anseo/ui/loaded'
import { DocumentView } from '@anseo/ui/document-view'
import { Skeleton } from '@anseo/ui/skeleton'
import { Tabs } from '@anseo/ui/tabs'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../queries/vetting.ts'

interface CheckDocumentsProps {
  /** Name of the check. */
  name: string
  documents: readonly DocumentOnWire[]
}

/** Shows the documents of a check, the newest first. */
export function CheckDocuments({ name, documents }: CheckDocumentsProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = documents.find(({ _id }) => _id === chosen) ?? documents[0]!
  return (
    <div className="grid gap-3">
      {documents.length > 1 && (
        <Tabs
          label={`Documents for ${name}`}
          active={shown._id}
          tabs={documents.map(({ _id, fileName }) => ({ key: _id, label: fileName }))}
          onChange={setChosen}
        />
      )}
      <ShownDocument key={shown._id} document={shown} />
    </div>
  )
}

function ShownDocument({ document: { _id, fileName, undecided } }: { document: DocumentOnWire }) {
  return (
    <Loaded what="the document" found={useDocument(_id)} waiting={<Skeleton height={260} />}>
      {(file) => (
        <>
          <DocumentView file={file} label={fileName} />
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {fileName}
              {!undecided && <span className="hint"> Already reviewed.</span>}
            </span>
            <Button
              tone="ghost"
              size="sm"
              icon={<Download aria-hidden="true" />}
              aria-label={`Download ${fileName}`}
              onClick={() => saveFile(file)}
            >
              Download
            </Button>
          </p>
        </>
      )}
    </Loaded>
  )
}
