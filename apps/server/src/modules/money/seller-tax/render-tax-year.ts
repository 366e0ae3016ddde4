import type { ReceiptIssuer } from '@anseo/contract/receipts'
import { sellerName, type SellerIdentity, sumOfYear, type YearFigures } from '@anseo/domain/dac7-record'
import { formatEuro } from '@anseo/domain/money'
import { yearSpan } from '@anseo/domain/tax-quarter'
import { renderDocument } from '../../../platform/pdf/document.ts'
import { renderLetterhead } from '../../../platform/pdf/letterhead.ts'
import { renderPanel } from '../../../platform/pdf/panel.ts'
import {
  decoration,
  LEFT,
  renderRule,
  renderText,
  RIGHT,
  type Sheet,
  STYLES,
  tagged,
  WIDTH,
} from '../../../platform/pdf/sheet.ts'
import { type CellColumn, openTable, renderCells } from '../../../platform/pdf/table.ts'

interface TaxYear {
  year: number
  issuer: ReceiptIssuer
  /** Null while the seller has not given its details. */
  identity: SellerIdentity | null
  figures: YearFigures
}

const GAP = 5
const FACTS: readonly CellColumn[] = [
  { x: LEFT, width: 150 },
  { x: LEFT + 160, width: WIDTH - 160 },
]
const QUARTERS: readonly CellColumn[] = [
  { x: LEFT, width: 150 },
  { x: LEFT + 160, width: 110, align: 'right' },
  { x: LEFT + 280, width: 100, align: 'right' },
  { x: LEFT + 390, width: RIGHT - LEFT - 390, align: 'right' },
]
const HEADS = ['Quarter', 'Paid to you', 'Our fees', 'Appointments']
const NAMES = ['January to March', 'April to June', 'July to September', 'October to December']
const NO_DETAILS = "You haven't given your tax details yet, so we couldn't report these figures."
const EXPLAINED =
  'We report these figures to the Revenue Commissioners under section 891I of the Taxes Consolidation Act 1997 (DAC7). ' +
  'They include deposits, balances and tips paid through us and payments that you recorded, without our fees. Reported ' +
  'amounts are rounded to whole euro in each quarter. Tell us if something is wrong.'

/** Renders a seller's copy of its year: who it is to the tax office, and the four quarters. */
export const renderTaxYear = ({
  year,
  issuer,
  identity,
  figures,
}: TaxYear): Promise<Uint8Array<ArrayBuffer>> => {
  const facts = { title: `Tax report ${year}`, author: issuer.name, writtenAt: yearSpan(year).to }
  return renderDocument(facts, (sheet) => {
    const texts = {
      title: 'Tax report',
      aside: String(year),
      line: identity ? `Your copy, ${sellerName(identity)}.` : 'Your copy.',
    }
    const underPanel = renderPanel(sheet, texts, renderLetterhead(sheet, issuer))
    const underFacts = identity
      ? renderFacts(sheet, identity, underPanel)
      : renderWords(sheet, NO_DETAILS, underPanel)
    const underTable = renderQuarters(sheet, figures, underFacts + 20)
    renderWords(sheet, EXPLAINED, underTable + 16)
  })
}

function renderWords(sheet: Sheet, words: string, y: number): number {
  let bottom = y
  tagged(sheet, 'P', words, () => {
    bottom = renderText(sheet, words, STYLES.body, { x: LEFT, y, width: WIDTH })
  })
  return bottom
}

function renderFacts(sheet: Sheet, identity: SellerIdentity, y: number): number {
  const table = openTable(sheet)
  let top = y
  for (const texts of factsOf(identity)) {
    top = renderCells(sheet, table, { tag: 'TD', texts, columns: FACTS, y: top }) + GAP
  }
  table.end()
  return top
}

function factsOf(identity: SellerIdentity): string[][] {
  const { address, tin, birthDate, birthCity, registrationNumber, vatNumber, accounts } = identity
  const place = [address.street, address.line2, address.city, address.postcode, address.country]
  return [
    ['Name', sellerName(identity)],
    ['Address', place.filter(Boolean).join(', ')],
    ...(birthDate ? [['Date of birth', birthDate]] : []),
    ...(birthCity ? [['Place of birth', birthCity]] : []),
    ...(registrationNumber ? [['Registration number', registrationNumber]] : []),
    ['Tax number', tin ? `${tin.number} (${tin.country})` : 'none'],
    ...(vatNumber ? [['VAT number', vatNumber]] : []),
    ...accounts.map(({ identifier }) => ['Account', identifier]),
  ]
}

function renderQuarters(sheet: Sheet, figures: YearFigures, y: number): number {
  const table = openTable(sheet)
  let top = renderCells(sheet, table, { tag: 'TH', texts: HEADS, columns: QUARTERS, y }) + GAP
  const rows = [
    ...figures.map((quarter, index) => [NAMES[index]!, quarter] as const),
    ['Year', sumOfYear(figures)] as const,
  ]
  for (const [name, { considerationCents, feeCents, activities }] of rows) {
    const texts = [name, formatEuro(considerationCents), formatEuro(feeCents), String(activities)]
    decoration(sheet, () => renderRule(sheet, top))
    top = renderCells(sheet, table, { tag: 'TD', texts, columns: QUARTERS, y: top + GAP }) + GAP
  }
  table.end()
  return top
}
