import { expect, test } from 'vitest'
import { hasWebAddress } from './web-address.ts'

test.each([
  'https://evil.example',
  'Win €500 at evil.ie',
  'Mary evil.example/a?b=c',
  'HTTP://1.2.3.4/x',
  'www.evil',
  'mary@evil.ie',
  'mailto:mary',
  'tel:+353871234567',
  'evil.co.uk',
  'bücher.example',
  'évil.ie',
  'evil。ie',
  'evil｡ie',
  'evil．ie',
  'evil․ie',
  'ｗｗｗ．evil．ie',
  'a-b.ie',
  't.co/abc',
  'Mary t.co:80?abc',
  '1.2.3.4/abc',
])('%s has one', (text) => {
  expect(hasWebAddress(text)).toBe(true)
})

test.each([
  'Áine Ní Bhriain',
  'J.R. Murphy',
  'J.R.R. Tolkien',
  'J.Murphy',
  'St. John O’Brien-Walsh',
  'Dr. Mary Kelly',
  'Mary Kelly Jr.',
  'P. J.',
  'Kelly & Sons, Ltd.',
  'Nails 4.5',
  '李 小龙',
])('%s has none', (text) => {
  expect(hasWebAddress(text)).toBe(false)
})
