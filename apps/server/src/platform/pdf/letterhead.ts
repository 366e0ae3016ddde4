import { renderMark } from './doors.ts'
import { decoration, renderText, LEFT, type Sheet, STYLES, tagged, WIDTH } from './sheet.ts'

const TOP = 52

interface Issuer {
  name: string
  address: string
  email: string
  phone: string
}

/**
 * Renders the sender: the mark and the name left, the contact details right. @returns where the next thing may
 * begin.
 */
export function renderLetterhead(sheet: Sheet, issuer: Issuer): number {
  const half = WIDTH / 2
  decoration(sheet, () => renderMark(sheet.pdf, LEFT, TOP))
  let left = TOP
  tagged(sheet, 'P', issuer.name, () => {
    const place = { x: LEFT + 40, y: TOP + 3, width: half - 40 }
    left = renderText(sheet, issuer.name.toLowerCase(), STYLES.brand, place)
  })
  let right = TOP
  for (const line of [issuer.address, issuer.email, issuer.phone]) {
    tagged(sheet, 'P', line, () => {
      const place = { x: LEFT + half, y: right, width: half, align: 'right' } as const
      right = renderText(sheet, line, STYLES.small, place)
    })
  }
  return Math.max(left, right, TOP + 34) + 26
}
