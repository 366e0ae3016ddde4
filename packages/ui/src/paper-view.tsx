import { useEffect, useState } from 'react'

interface PaperViewProps {
  /** A picture or a PDF. */
  file: File
  /** What it is, for those who do not see it. */
  label: string
}

/** How browsers are asked to show a PDF: as wide as there is room, without their bars around it. */
const PLAIN_VIEW = '#toolbar=0&navpanes=0&view=FitH'

/** A paper where it is asked about; where a browser shows no PDF it says so, and the page offers to save it. */
export function PaperView({ file, label }: PaperViewProps) {
  const address = useAddress(file)
  if (!address) return <div className="paper-view" aria-hidden="true" />
  if (file.type.startsWith('image/')) return <img className="paper-view" src={address} alt={label} />
  if (!navigator.pdfViewerEnabled) {
    return (
      <p className="paper-view muted">This browser can&apos;t show PDFs. Download the file to view it.</p>
    )
  }
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; it comes from the page itself
  return <iframe className="paper-view pdf" src={address + PLAIN_VIEW} title={label} />
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
