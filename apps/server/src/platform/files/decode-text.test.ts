import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Name;Phone\nMáire Ní Bhriain;086 555 0117\nZoë Egan;\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ['UTF-16 with its mark', utf16(`\ufeff${TEXT}`)],
  ['UTF-16 without one', utf16(TEXT)],
  ['UTF-16 the other way round', utf16(`\ufeff${TEXT}`).swap16()],
  ['lines as Windows ends them', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
])('%s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})
