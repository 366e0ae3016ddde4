import { lazy, Suspense } from 'react'
import { useFileAddress } from './use-file-address.ts'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

interface DocumentViewProps {
  /** A picture or a PDF. */
  file: File
  /** Description for screen readers. */
  label: string
}

/** A document where it is asked about; one that cannot be shown says so, and the page offers to save it. */
export function DocumentView({ file, label }: DocumentViewProps) {
  if (file.type.startsWith('image/')) return <Picture file={file} label={label} />
  return (
    <Suspense fallback={<div className="document-view" aria-hidden="true" />}>
      <PdfPages file={file} label={label} />
    </Suspense>
  )
}

function Picture({ file, label }: DocumentViewProps) {
  const address = useFileAddress(file)
  if (!address) return <div className="document-view" aria-hidden="true" />
  return <img className="document-view" src={address} alt={label} />
}
