import { expect, test } from 'vitest'
import { mergedInto } from './contact-merge.ts'

const KNOWN = { phone: '+353865550163', email: null, tags: ['short'], note: 'Tea' }
const NOTHING = { phone: null, email: null, tags: [], note: null }

test.each([
  ['nothing new', { ...NOTHING, phone: '+35315550100', tags: ['short'], note: 'Tea' }, null],
  ['what is missing', { ...NOTHING, email: 'tom@example.ie' }, { ...KNOWN, email: 'tom@example.ie' }],
  ['further tags', { ...NOTHING, tags: ['walk-in', 'short'] }, { ...KNOWN, tags: ['short', 'walk-in'] }],
  ['another note below', { ...NOTHING, note: 'Coffee' }, { ...KNOWN, note: 'Tea\nCoffee' }],
  ['a note that would be too long', { ...NOTHING, note: 'x'.repeat(3999) }, null],
  [
    'more tags than fit',
    { ...NOTHING, tags: [...'abcdefghijk'] },
    { ...KNOWN, tags: ['short', ...'abcdefghi'] },
  ],
])('%s', (_, imported, merged) => {
  expect(mergedInto(KNOWN, imported)).toEqual(merged)
})
