// covers: ASVS 1.3.3
import { expect, test } from 'vitest'
import { hasVisible, isLegible, isStorable, onOneLine } from './plain-text.ts'

test.each(['a\0b', '\0', '\ud800', 'a\udc00', '\udc00\ud800'])('%j cannot be stored', (text) => {
  expect(isStorable(text)).toBe(false)
})

test.each(['', 'a', 'Áine', '😀', '\u0001', 'e\u0301', '\ufffd'])('%j can be stored', (text) => {
  expect(isStorable(text)).toBe(true)
})

test.each([
  'Áine Ní Bhriain',
  "O'Brien–Smith",
  'محمد \u200fعلي',
  'می\u200cخواهم',
  '👩\u200d👩\u200d👧',
  'שָׁלוֹם',
  'Nguyễn'.normalize('NFD'),
  '<script>',
])('%j reads as it is written', (text) => expect(isLegible(text)).toBe(true))

test.each([
  '\u202egnp.exe',
  'a\u2066b',
  'a\u200bb',
  '\u3164',
  '\u2800\u2800',
  '\u200d\u200d',
  `Z${'\u0300\u0315'.repeat(10)}algo`,
  '',
])('%j does not', (text) => expect(isLegible(text)).toBe(false))

test('blank letters, joiners and marks alone show nothing', () => {
  for (const text of ['', ' \n', '\u200b\u200d', '\u3164', '\u2800', '\u0301'])
    expect(hasVisible(text)).toBe(false)
  for (const text of ['a', '.', '…', '👍', '٣']) expect(hasVisible(text)).toBe(true)
})

test.each(['a b', ' a\nb ', 'a\r\n\tb', 'a\u2028b', 'a\u0085b', 'a\u001b b', 'a  b'])(
  '%j is put on one line',
  (text) => {
    expect(onOneLine(text)).toBe('a b')
  },
)
