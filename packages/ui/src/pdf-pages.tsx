import { useEffect, useRef, useState } from 'react'
import { getDocumentProxy } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Pages beyond these are in the file alone: a document has a few. */
const MAX_PAGES = 30

interface PdfPagesProps {
  file: File
  /** Description for screen readers. */
  label: string
}

/**
 * Shows the pages of a PDF as pictures, with their text for screen readers. They are drawn here, since browsers run their
 * own viewer under the policy of the page, which lets no script of theirs in, and phones have none.
 */
export default function PdfPages({ file, label }: PdfPagesProps) {
  const pdf = usePdf(file)
  if (pdf === undefined) return <div className="document-view" aria-hidden="true" />
  if (pdf === null) {
    return <p className="document-view muted">We can&apos;t show this PDF. Download the file to view it.</p>
  }
  const shown = Math.min(pdf.numPages, MAX_PAGES)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has no focusable content
    <div className="document-view pdf" role="region" aria-label={label} tabIndex={0}>
      {Array.from({ length: shown }, (_, index) => (
        <PdfPage key={index + 1} pdf={pdf} number={index + 1} label={label} />
      ))}
      {pdf.numPages > shown && (
        <p className="muted">{`Page ${shown} of ${pdf.numPages}. Download the file to view the rest.`}</p>
      )}
    </div>
  )
}

/** Returns the file as a document; undefined while it is read, null where it cannot be. */
function usePdf(file: File): Pdf | null | undefined {
  const [read, setRead] = useState<{ file: File; pdf: Pdf | null }>()
  useEffect(() => {
    let isLeft = false
    const opening = open(file)
    const keep = (pdf: Pdf | null) => isLeft || setRead({ file, pdf })
    opening.then(keep, () => keep(null))
    return () => {
      isLeft = true
      opening.then(({ loadingTask }) => loadingTask.destroy()).catch(() => undefined)
    }
  }, [file])
  return read?.file === file ? read.pdf : undefined
}

const open = async (file: File) =>
  getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 })

function PdfPage({ pdf, number, label }: { pdf: Pdf; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (!target) return
      const wide = page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale: (target.clientWidth * sharpness()) / wide })
      target.width = viewport.width
      target.height = viewport.height
      const drawing = page.render({ canvas: target, viewport })
      stop = () => drawing.cancel()
      await drawing.promise
      const { items } = await page.getTextContent()
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    // A page that was left while it was drawn, or that cannot be drawn, stays as it is: the file can be saved.
    draw().catch(() => undefined)
    return () => stop()
  }, [pdf, number])
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={`${label}, page ${number} of ${pdf.numPages}`} />
      <p className="sr-only">{text}</p>
    </>
  )
}

/** Points of the picture for each of the page: small print stays readable when it is zoomed into. */
const sharpness = () => Math.max(2, Math.min(3, devicePixelRatio))
