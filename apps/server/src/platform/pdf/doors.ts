import type PdfKit from 'pdfkit'
import { LANDSCAPE, PALETTE } from './palette.ts'

type Document = typeof PdfKit.prototype

export const DOOR_WIDTH = 26
export const DOOR_HEIGHT = 34
const GAP = 6

/** Draws the logo, a door with a yellow fanlight, 30 by 34 points, with its top left corner at `x`, `y`. */
export function renderMark(pdf: Document, x: number, y: number) {
  pdf.save().translate(x, y)
  pdf.path('M1 33V15a14 14 0 0 1 28 0v18z').fill(PALETTE.door)
  pdf.path('M5 14.6a10 10 0 0 1 20 0z').fill(PALETTE.gorse)
  pdf.path('M15 14.6V5M15 14.6 8 7.6M15 14.6l7-7').lineWidth(1.7).stroke(PALETTE.door)
  pdf.fillOpacity(0.13).path('M5 18h20v15H5z').fill('#fff').fillOpacity(1)
  pdf.circle(21, 25, 1.9).fill(PALETTE.gorse)
  pdf.restore()
}

/** Draws a row of doors, one for each speciality, that stands on `floor` and ends at `right`; both in points. */
export function renderDoorRow(pdf: Document, right: number, floor: number) {
  const left = right - LANDSCAPE.length * (DOOR_WIDTH + GAP) + GAP
  LANDSCAPE.forEach((look, index) => {
    pdf.save().translate(left + index * (DOOR_WIDTH + GAP), floor - DOOR_HEIGHT)
    pdf.path('M0 34V13a13 13 0 0 1 26 0v21z').fill(look.wall)
    pdf.path('M3 13a10 10 0 0 1 20 0z').fillOpacity(0.55).fill(look.deep).fillOpacity(1)
    pdf.path('M13 13V3M13 13 6 6M13 13l7-7').lineWidth(1).stroke(look.wall)
    pdf.rect(3, 16, 20, 18).fill(look.deep)
    pdf.circle(19.5, 25, 1.3).fill(PALETTE.gorse)
    pdf.restore()
  })
}
