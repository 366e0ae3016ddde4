import { lazy, Suspense, useEffect, useState } from 'react'

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
  const address = useAddress(file)
  if (!address) return <div className="document-view" aria-hidden="true" />
  return <img className="document-view" src={address} alt={label} />
}

/** An address of the file for as long as it is shown. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
