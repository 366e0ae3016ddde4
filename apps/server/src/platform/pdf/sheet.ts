import type PdfKit from 'pdfkit'
import { PALETTE } from './palette.ts'
import type { Style, Typesetter } from './typesetter.ts'

type Document = typeof PdfKit.prototype
type Tag = 'Document' | 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

/** Where a further page begins. */
export const TOP = 56
export const LEFT = 56
export const RIGHT = 539.28
export const WIDTH = RIGHT - LEFT

/** A node of the tagged structure that screen readers follow, in the order of rendering. */
export interface Structure {
  add(child: Structure): unknown
  end(): unknown
}

/** A page that is rendered from top to bottom; every text on it belongs to the structure. */
export interface Sheet {
  pdf: Document
  set: Typesetter
  root: Structure
}

export const STYLES = {
  small: { face: 'text', size: 9, color: PALETTE.ink2 },
  label: { face: 'text', size: 9, color: PALETTE.ink3 },
  body: { face: 'text', size: 11, color: PALETTE.ink2 },
  cell: { face: 'text', size: 9.5, color: PALETTE.ink },
  value: { face: 'strong', size: 11.5, color: PALETTE.ink },
  figure: { face: 'strong', size: 11, color: PALETTE.ink },
  brand: { face: 'display', size: 24, color: PALETTE.ink },
  title: { face: 'display', size: 25, color: PALETTE.ink },
  total: { face: 'display', size: 21, color: PALETTE.ink },
} as const satisfies Record<string, Style>

interface Place {
  x: number
  y: number
  width: number
  align?: 'right'
}

const LINE_HEIGHT = 1.35

/** Renders a text, wrapped to `width`, and returns the y at which the next text may begin. */
export function renderText(sheet: Sheet, text: string, style: Style, { x, y, width, align }: Place): number {
  let top = y
  for (const line of sheet.set.wrap(text, style, width)) {
    const indent = align === 'right' ? width - sheet.set.widthOf(line, style) : 0
    sheet.set.renderLine(line, style, x + indent, top)
    top += style.size * LINE_HEIGHT
  }
  return top
}

/** Returns the height of a text, wrapped to `width`, in points. */
export const heightOf = ({ set }: Sheet, text: string, style: Style, width: number): number =>
  set.wrap(text, style, width).length * style.size * LINE_HEIGHT

/**
 * Renders one element of the structure; screen readers read `actual`, since fonts may map glyphs to other characters.
 */
export function tagged(sheet: Sheet, tag: Tag, actual: string, render: () => void, parent = sheet.root) {
  parent.add(sheet.pdf.struct(tag, { actual }, render) as unknown as Structure)
}

/** Renders decoration, which screen readers skip. */
export function decoration(sheet: Sheet, render: () => void) {
  sheet.pdf.markContent('Artifact', { type: 'Layout' })
  render()
  sheet.pdf.endMarkedContent()
}

/** Renders a hairline across the page, optionally dashed. */
export function renderRule({ pdf }: Sheet, y: number, dashed = false) {
  pdf.save().lineWidth(0.8)
  if (dashed) pdf.dash(3, { space: 3 })
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).stroke(PALETTE.line)
  pdf.restore()
}
