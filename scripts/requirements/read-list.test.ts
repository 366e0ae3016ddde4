import { expect, test } from 'vitest'
import { readList } from './read-list.mjs'

test('only a line that begins with a number is a requirement', () => {
  const { requirements, problems } = readList(
    'list.md',
    '# Title\n\n- a point\n\n- 2.1 / is home\n- 2.2 404: gone',
    undefined,
  )
  expect(requirements).toEqual([
    { line: 5, label: '2.1', numbers: ['2.1'], text: '/ is home', untested: false },
    { line: 6, label: '2.2', numbers: ['2.2'], text: '404: gone', untested: false },
  ])
  expect(problems).toEqual([])
})

test('a line can have several numbers and ranges, and can say that no test is possible', () => {
  const order = ['1.1.1', '1.1.2', '1.2.1', '1.2.2', '2.1.1']
  expect(readList('list.md', '- 1.1.1–1.2.1, 2.1.1 **XML**: Not used (no test)', order).requirements).toEqual(
    [
      {
        line: 1,
        label: '1.1.1–1.2.1, 2.1.1',
        numbers: ['1.1.1', '1.1.2', '1.2.1', '2.1.1'],
        text: '**XML**: Not used',
        untested: true,
      },
    ],
  )
})

test.each([
  '- 1.1.1',
  '- 1.1.1 ',
  '- 1.1.2 **unknown**: here',
  '- 1.1.1: **a**: b',
  '- 2.1.1–1.1.1 **a**: b',
])('%j is reported with its line', (line) => {
  const { requirements, problems } = readList('list.md', `#\n${line}`, ['1.1.1', '2.1.1'])
  expect(requirements).toEqual([])
  expect(problems).toEqual(["list.md:2 is not '- <number> <sentence>' with a number that exists"])
})
