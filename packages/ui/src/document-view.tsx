import { lazy, Suspense } from 'react'
import { useObjectUrl } from './use-object-url.ts'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

interface DocumentViewProps {
  /** A picture or a PDF. */
  file: File
  /** Description for screen readers. */
  label: string
}

/** Shows a document, a picture or the pages of a PDF; a document that cannot be shown says so. */
export function DocumentView({ file, label }: DocumentViewProps) {
  if (file.type.startsWith('image/')) return <Picture file={file} label={label} />
  return (
    <Suspense fallback={<div className="document-view" aria-hidden="true" />}>
      <PdfPages file={file} label={label} />
    </Suspense>
  )
}

function Picture({ file, label }: DocumentViewProps) {
  const address = useObjectUrl(file)
  if (!address) return <div className="document-view" aria-hidden="true" />
  return <img className="document-view" src={address} alt={label} />
}
