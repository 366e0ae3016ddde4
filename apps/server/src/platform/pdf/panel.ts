import { PALETTE } from './palette.ts'
import { decoration, renderText, LEFT, type Sheet, STYLES, tagged, WIDTH } from './sheet.ts'

const PADDING = 24
const HEIGHT = 92

interface PanelTexts {
  title: string
  /** Printed to the right of the title. */
  aside: string
  /** Printed below the title. */
  line: string
}

/** Renders the title of the document on a coloured panel. @returns where the next thing may begin. */
export function renderPanel(sheet: Sheet, { title, aside, line }: PanelTexts, y: number): number {
  decoration(sheet, () => {
    sheet.pdf.roundedRect(LEFT, y, WIDTH, HEIGHT, 20).fillAndStroke(PALETTE.paper, PALETTE.line)
  })
  const width = WIDTH - 2 * PADDING
  const x = LEFT + PADDING
  tagged(sheet, 'H1', title, () => {
    renderText(sheet, title, STYLES.title, { x, y: y + 17, width: width - 110 })
  })
  tagged(sheet, 'P', aside, () => {
    renderText(sheet, aside, { ...STYLES.title, size: 16 }, { x, y: y + 23, width, align: 'right' })
  })
  tagged(sheet, 'P', line, () => renderText(sheet, line, STYLES.body, { x, y: y + 56, width }))
  return y + HEIGHT + 26
}
