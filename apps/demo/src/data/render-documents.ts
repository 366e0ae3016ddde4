import sharp from 'sharp'
import { readPortrait } from './portraits/portrait-files.ts'

const line = (y: number, width: number) =>
  `<rect x="420" y="${y}" width="${width}" height="26" rx="13" fill="#8fa7a3"/>`

/** Renders a made-up identity card: a portrait next to lines that represent text. */
export async function drawCard(key: string): Promise<Buffer> {
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630">
    <rect width="1000" height="630" rx="36" fill="#e8f0ee"/>
    <rect width="1000" height="110" rx="36" fill="#0b4a4c"/><rect y="60" width="1000" height="50" fill="#0b4a4c"/>
    <circle cx="70" cy="55" r="28" fill="#ffc533"/>
    ${[170, 240, 310, 380].map((y, index) => line(y, 480 - index * 70)).join('')}
    <rect x="60" y="530" width="880" height="16" fill="#b9c9c6"/><rect x="60" y="566" width="880" height="16" fill="#b9c9c6"/>
  </svg>`
  const portrait = await sharp(await readPortrait(key))
    .resize(320, 340)
    .toBuffer()
  return sharp(Buffer.from(card))
    .composite([{ input: portrait, left: 60, top: 150 }])
    .webp({ quality: 80 })
    .toBuffer()
}

/** Writes a PDF of one page with a title and lines below it, in a font that every reader has. */
export function writePdf(title: string, lines: readonly string[]): Buffer {
  const content = [
    show(title, 22, 740),
    ...lines.map((text, index) => show(text, 12, 700 - index * 22)),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  )
}

const show = (text: string, size: number, y: number) =>
  `BT /F1 ${size} Tf 72 ${y} Td (${escaped(text)}) Tj ET`

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)
