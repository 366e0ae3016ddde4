import type PdfKit from 'pdfkit'
import { type FaceName, FALLBACK, type FontFiles, type FontName } from './fonts.ts'

type Document = typeof PdfKit.prototype

/** A text in one face, size in points. */
export interface Style {
  face: FaceName
  size: number
  color: string
}

/** A part of a line whose glyphs are all in one font. */
interface Run {
  font: FontName
  text: string
}

/** Printed for a character that none of our fonts has. */
const UNKNOWN = '□'
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Invisible characters that are left out; our fonts lack the glyphs that joiners and variation selectors choose. */
const UNSEEN = /[\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Sets any text in the fonts that have its characters, since a PDF has no fallback fonts. */
export interface Typesetter {
  widthOf(text: string, style: Style): number
  /** Splits a text into lines of at most that width; a longer word is broken. */
  wrap(text: string, style: Style, width: number): string[]
  /** Renders one line with its top left corner at x and y. */
  renderLine(text: string, style: Style, x: number, y: number): void
}

/** Creates a typesetter and registers its fonts with the document. */
export function createTypesetter(pdf: Document, files: FontFiles): Typesetter {
  const known = new Map<string, boolean>()
  for (const [name, file] of Object.entries(files)) pdf.registerFont(name, file as unknown as ArrayBuffer)

  const has = (font: FontName, character: string): boolean => {
    const key = font + character
    if (!known.has(key)) known.set(key, glyphsOf(pdf, font).hasGlyphForCodePoint(character.codePointAt(0)!))
    return known.get(key)!
  }
  const hasAll = (font: FontName, cluster: string) => Array.from(cluster).every((one) => has(font, one))
  const glyphOf = (face: FaceName, cluster: string): Run => {
    const fallback = FALLBACK[face]
    if (hasAll(face, cluster)) return { font: face, text: cluster }
    return { font: fallback, text: hasAll(fallback, cluster) ? cluster : UNKNOWN }
  }

  const runsOf = (text: string, face: FaceName): Run[] => {
    const runs: Run[] = []
    for (const { segment } of graphemes.segment(text)) {
      const { font, text: seen } = glyphOf(face, segment.replaceAll(UNSEEN, ''))
      const last = runs.at(-1)
      // A space stays with the word before it, which keeps the order of right-to-left scripts.
      if (last && (last.font === font || seen === ' ')) last.text += seen
      else runs.push({ font, text: seen })
    }
    return runs.flatMap(endAtLastWord)
  }
  const widthOfRun = ({ font, text }: Run, size: number) =>
    pdf.font(font).fontSize(size).widthOfString(text, { features: [] })
  const widthOf = (text: string, { face, size }: Style) =>
    runsOf(text, face).reduce((sum, run) => sum + widthOfRun(run, size), 0)

  return {
    widthOf,
    wrap: (text, style, width) => wrapWords(tidy(text), (line) => widthOf(line, style) <= width),
    renderLine(text, { face, size, color }, x, y) {
      let at = x
      const baseline = y + pdf.font(face).fontSize(size).heightOfString('x', { lineGap: 0 }) * 0.78
      for (const run of runsOf(text, face)) {
        pdf.font(run.font).fontSize(size).fillColor(color)
        pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
        at += widthOfRun(run, size)
      }
    },
  }
}

/** Returns a text with composed characters where there are some, and with single spaces. */
const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/**
 * Moves the space that ends a stretch written from right to left into a run of its own. Within the stretch it would
 * stand at the left, but what follows it is to the right.
 */
function endAtLastWord(run: Run, index: number, runs: readonly Run[]): Run[] {
  const inside = index < runs.length - 1 && run.text.endsWith(' ') && RIGHT_TO_LEFT.test(run.text)
  return inside
    ? [
        { ...run, text: run.text.trimEnd() },
        { font: run.font, text: ' ' },
      ]
    : [run]
}

function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return line === '' ? lines : [...lines, line]
}

interface OpenedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean }
}

/** Returns the font as pdfkit has opened it, which its types do not show. */
function glyphsOf(pdf: Document, name: FontName): OpenedFont['font'] {
  const { font } = Reflect.get(pdf.font(name), '_font') as OpenedFont
  return font
}
