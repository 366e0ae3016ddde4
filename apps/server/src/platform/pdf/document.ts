import PdfKit from 'pdfkit'
import { loadFonts } from './fonts.ts'
import type { Sheet, Structure } from './sheet.ts'
import { createTypesetter } from './typesetter.ts'

interface DocumentFacts {
  title: string
  author: string
  /** The document's own date: the same facts give the same bytes. */
  writtenAt: Date
}

/** Renders an A4 document, tagged for screen readers. @param draw begins on the first page. */
export async function renderDocument(
  { title, author, writtenAt }: DocumentFacts,
  render: (sheet: Sheet) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    lang: 'en-IE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, CreationDate: writtenAt, ModDate: writtenAt },
  })
  const bytes = collect(pdf)
  const set = createTypesetter(pdf, await loadFonts())
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const sheet: Sheet = { pdf, set, root: root as unknown as Structure }
  render(sheet)
  sheet.root.end()
  pdf.end()
  return bytes
}

async function collect(pdf: AsyncIterable<unknown>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}
