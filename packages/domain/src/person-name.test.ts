import { expect, test } from 'vitest'
import { nameProblem } from './name-problem.ts'
import { titleCase } from './person-name.ts'

// covers: §2.40, §5.31
test.each([
  ['aoife murphy', 'Aoife Murphy'],
  ["siobhán o'brien", "Siobhán O'Brien"],
  ['éamon ó súilleabháin', 'Éamon Ó Súilleabháin'],
  ['máire ní bhriain', 'Máire Ní Bhriain'],
  ['mary-kate mcDonald', 'Mary-Kate McDonald'],
  ['PAT BYRNE', 'Pat Byrne'],
  ["sarah's nails", "Sarah's Nails"],
  ['seán ó hÓgáin', 'Seán Ó hÓgáin'],
  ['  ann   marie ', 'Ann Marie'],
  ['DJ', 'DJ'],
  ['Deleted account', 'Deleted account'],
])('%s becomes %s', (name, shown) => {
  expect(titleCase(name)).toBe(shown)
  expect(titleCase(shown)).toBe(shown)
})

test('a name has 2 to 80 characters', () => {
  expect([' A ', 'Al', 'a'.repeat(80), 'a'.repeat(81)].map(nameProblem)).toEqual([
    'TOO_SHORT',
    null,
    null,
    'TOO_LONG',
  ])
})
