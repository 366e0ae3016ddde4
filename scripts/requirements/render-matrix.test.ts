import { expect, test } from 'vitest'
import { readList } from './read-list.mjs'
import { renderMatrix, tagCell } from './render-matrix.mjs'

const TAGS = [
  { word: 'implements', numbers: ['2.1', '2.2'], path: 'home.tsx', line: 1, title: null },
  { word: 'covers', numbers: ['2.1'], path: 'home.test.ts', line: 7, title: 'home > %s | %s' },
  { word: 'covers', numbers: ['2.1'], path: 'all.test.ts', line: 1, title: null },
]

test('the requirements of a section become a table, all else stays, and links are adjusted to the matrix', () => {
  const source =
    '# Title\n\nSee [it](../a/b.md).\n\n## One\n\n- 2.1 / is home\n- 2.2 a | b\n\n## Two\n\n- 3.1 c\n'
  const list = readList('docs/lists/spec.md', source, undefined)
  const document = renderMatrix('docs/spec.md', list, {
    headings: ['requirement', 'file', 'test'],
    cellsOf: ({ text, numbers }) => [
      text,
      tagCell(TAGS, 'implements', numbers),
      tagCell(TAGS, 'covers', numbers),
    ],
  })
  expect(document).toBe(`# Title

See [it](a/b.md).

## One

| # | requirement | file | test |
| --- | --- | --- | --- |
| 2.1 | / is home | \`home.tsx\` | \`home.test.ts:7 › home > %s \\| %s\`<br>\`all.test.ts\` |
| 2.2 | a \\| b | \`home.tsx\` |  |

## Two

| # | requirement | file | test |
| --- | --- | --- | --- |
| 3.1 | c |  |  |
`)
})
