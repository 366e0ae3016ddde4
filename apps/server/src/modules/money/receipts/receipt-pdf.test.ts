import type { ReceiptOnWire } from '@anseo/contract/receipts'
import { DEFAULT_SPECIALITIES } from '@anseo/domain/default-specialities'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { CARDS, createPayable, payByCard, verify } from '../../../testing/payments.ts'
import { renderReceipt } from './render-receipt.ts'
import { ownApp } from '../../../testing/own-app.ts'

const RECEIPT: ReceiptOnWire = {
  number: 123,
  kind: 'payment',
  paymentKind: 'deposit',
  issuedAt: '2026-07-18T12:05:00Z',
  clientName: 'Áine Ní Dhomhnaill',
  vendorName: 'Łukasz Wójcik',
  speciality: 'Nail_Technician',
  appointmentId: '00000000-0000-4000-8000-000000000000',
  slotDate: '28_7_2026',
  startTime: '10:00 AM',
  endTime: '12:00 PM',
  parts: { vendorFeeTotal: 1090.5, platformFee: 109.05, handlingFee: 18.24 },
  totalAmount: 1217.79,
  service: null,
  travelFee: 0,
  refundOf: null,
  reference: 'pi_3QabcdefghijklmnopQRSTUV',
  refundStatus: null,
}

const ISSUER = {
  name: 'Anseo',
  address: 'Dublin, Ireland',
  email: 'hello@anseo.example',
  phone: '+353 1 555 0142',
  vatNumber: null,
}

const render = (
  receipt: Partial<ReceiptOnWire> = {},
  issuer: Partial<typeof ISSUER | { vatNumber: string }> = {},
) =>
  renderReceipt({
    receipt: { ...RECEIPT, ...receipt },
    issuer: { ...ISSUER, ...issuer },
    publicUrl: 'https://anseo.example',
    specialities: DEFAULT_SPECIALITIES,
  })

/** Reads a PDF as a reader of PDFs does, and expects one page. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  expect(pdf.numPages).toBe(1)
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await pdf.getMetadata()
  const tree = await (await pdf.getPage(1)).getStructTree()
  return {
    text: text.replaceAll(/\s+/g, ' '),
    info: info as Record<string, unknown>,
    tree: JSON.stringify(tree),
  }
}

describe('the PDF', () => {
  test('says what the receipt says', async () => {
    const { text, info } = await read(await render())
    for (const words of [
      'anseo',
      'Dublin, Ireland',
      'hello@anseo.example',
      '+353 1 555 0142',
      'Payment receipt',
      'R-000123',
      'Issued 18 Jul 2026, 01:05 PM, Irish time',
      'Client Áine Ní Dhomhnaill',
      'Vendor Łukasz Wójcik Nail Technician',
      'Appointment 28 Jul 2026 10:00 AM to 12:00 PM',
      'Payment reference pi_3QabcdefghijklmnopQRSTUV',
      'Vendor fee €1,090.50 Platform fee €109.05 Payment processing fee €18.24 Total paid €1,217.79',
      'This is a receipt, not a VAT invoice.',
      'https://anseo.example/my-appointment',
    ]) {
      expect(text).toContain(words)
    }
    expect(info).toMatchObject({ Title: 'Receipt R-000123', Author: 'Anseo', Language: 'en-IE' })
  })

  test('of a refund says what came back, and of money that could not be used that it goes back', async () => {
    const refund = { kind: 'refund', refundStatus: 'refunded' } as const
    const parts = { vendorFeeTotal: 90, platformFee: 9, handlingFee: 0 }
    const { text } = await read(await render({ ...refund, parts, totalAmount: 99 }))
    expect(text).toContain('Refund receipt')
    expect(text).toContain(
      'Payment processing fee €0.00 Total refunded €99.00 Refunded to the card you paid with.',
    )
    const late = await read(await render({ ...refund, parts: null, totalAmount: 100.74 }))
    expect(late.text).toContain(
      'Payment returned €100.74 Total refunded €100.74 This payment could no longer',
    )
    expect(late.text).not.toContain('Vendor fee')
  })

  test('carries the number of an operator who is registered for VAT', async () => {
    const { text } = await read(await render({}, { vatNumber: 'IE1234567FA' }))
    expect(text).toContain('VAT number IE1234567FA')
    expect(text).not.toContain('not a VAT invoice')
  })

  test('has a structure for screen readers, in the order of reading', async () => {
    const { tree } = await read(await render())
    const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)
    expect(roles.slice(0, 6)).toEqual(['Document', 'P', 'P', 'P', 'P', 'H1'])
    expect(roles.filter((role) => role === 'TR')).toHaveLength(4)
    expect(roles.filter((role) => role === 'TD')).toHaveLength(4)
  })

  test('is the same each time', async () => {
    expect(Buffer.from(await render()).equals(Buffer.from(await render()))).toBe(true)
  })

  test.each([
    ['emoji', 'Ciara 💇🏽‍♀️ Nolan 😀', 'Ciara □ Nolan 😀'],
    ['Greek and Cyrillic', 'Ελένη Παπαδοπούλου Щербакова', 'Ελένη Παπαδοπούλου Щербакова'],
    ['a script written from right to left', 'محمد علي', 'محمد'],
    ['Hebrew beside Latin', 'Rachel רחל Levy', 'Levy'],
    ['a script that no font of ours has', '王小明 Wang', '□□□ Wang'],
    ['control characters', 'A\u0000b\u202Ec\u200Bd', 'Abcd'],
  ])('prints a name with %s', async (_, clientName, printed) => {
    const { text } = await read(await render({ clientName, vendorName: clientName }))
    expect(text.normalize('NFKC')).toContain(printed)
    expect(text).toContain('Total paid €1,217.79')
  })

  test.each(['Maximiliana '.repeat(6) + 'Walshett', 'W'.repeat(80), '💇'.repeat(40)])(
    'wraps a name of 80 characters: %s',
    async (name) => {
      expect(name).toHaveLength(80)
      const bytes = await render({ clientName: name, vendorName: name })
      const { text } = await read(bytes)
      const printed = name.replaceAll(' ', '').replaceAll('💇', '□')
      expect(text.replaceAll(' ', '')).toContain(`Client${printed.slice(0, 20)}`)
      for (const { right, bottom } of await edgesOf(bytes)) {
        expect(right).toBeLessThan(540)
        expect(bottom).toBeGreaterThan(40)
      }
    },
  )

  test('puts notes that do not fit above the foot on another page', async () => {
    const name = 'W'.repeat(80)
    const reason = 'The vendor did not come, and the client waited for an hour. '.repeat(8).trim()
    const bytes = await render({
      kind: 'refund',
      clientName: name,
      vendorName: name,
      service: { name, price: 300, balance: 50 },
      refundOf: { number: 5, totalAmount: 1217.79, keptHandlingFee: 18.24, reason },
      refundStatus: 'refunded',
    })
    const foot = 90
    expect((await getDocumentProxy(bytes.slice())).numPages).toBe(2)
    for (const { bottom } of await edgesOf(bytes)) expect(bottom).toBeGreaterThan(foot)
    const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/for an hour\..*Refunded to the card.*This is a receipt/)
  })
})

/** Returns the end of each piece of text on a page, 1 for the first, in points from its lower left corner. */
async function edgesOf(bytes: Uint8Array, number = 1) {
  const page = await (await getDocumentProxy(bytes.slice())).getPage(number)
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'transform' in item ? [{ right: item.transform[4] + item.width, bottom: item.transform[5] }] : [],
  )
}

describe('the call', () => {
  const app = ownApp()

  test('answers a file to be saved under its number', async () => {
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    await verify(payable.client, intentId)
    const { body } = await payable.client.call('GET', '/api/user/receipts')
    const [{ number }] = body.receipts
    const reply = await fetch(`${app.url}/api/user/receipts/${number}/pdf`, {
      headers: { authorization: `Bearer ${payable.client.token}` },
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    const digits = String(number).padStart(6, '0')
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="anseo-receipt-${digits}.pdf"`,
    )
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const { text } = await read(new Uint8Array(await reply.arrayBuffer()))
    expect(text).toContain(`R-${digits}`)
    expect(text).toContain('Ciara Nolan')
    expect(text).toContain('Total paid €100.74')
  })

  test('is described as one that answers a PDF', async () => {
    const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as never as {
      paths: Record<string, { get: { responses: Record<string, { content: object }> } }>
    }
    const { responses } = document.paths['/api/user/receipts/{number}/pdf']!.get
    expect(responses['200']!.content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    })
    expect(responses).toHaveProperty('404')
  })
})
