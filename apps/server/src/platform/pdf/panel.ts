import { PALETTE } from './palette.ts'
import { decoration, heightOf, renderText, LEFT, type Sheet, STYLES, tagged, WIDTH } from './sheet.ts'

const PADDING = 24
/** From the top of the panel to its line, and from the end of that to the bottom of the panel. */
const ABOVE_LINE = 56
const BELOW_LINE = 21

interface PanelTexts {
  title: string
  /** Printed to the right of the title. */
  aside: string
  /** Printed below the title. */
  line: string
}

/** Renders the title of the document on a coloured panel. @returns where the next thing may begin. */
export function renderPanel(sheet: Sheet, { title, aside, line }: PanelTexts, y: number): number {
  const width = WIDTH - 2 * PADDING
  const height = ABOVE_LINE + heightOf(sheet, line, STYLES.body, width) + BELOW_LINE
  decoration(sheet, () => {
    sheet.pdf.roundedRect(LEFT, y, WIDTH, height, 20).fillAndStroke(PALETTE.paper, PALETTE.line)
  })
  const x = LEFT + PADDING
  tagged(sheet, 'H1', title, () => {
    renderText(sheet, title, STYLES.title, { x, y: y + 17, width: width - 110 })
  })
  tagged(sheet, 'P', aside, () => {
    renderText(sheet, aside, { ...STYLES.title, size: 16 }, { x, y: y + 23, width, align: 'right' })
  })
  tagged(sheet, 'P', line, () => renderText(sheet, line, STYLES.body, { x, y: y + ABOVE_LINE, width }))
  return y + height + 26
}
