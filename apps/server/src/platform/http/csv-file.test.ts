import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'

const columns = [
  { head: 'Name', valueOf: ({ name }: { name: string }) => name },
  { head: 'Cents', valueOf: () => -5 },
]
const textOf = async (name: string) => (await csvFile('a.csv', columns, [{ name }]).text()).split('\n')[1]

test('quotes what needs it', async () => {
  expect(await textOf('O"Brien, Áine')).toBe('"O""Brien, Áine",-5')
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '\t=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  '﹦1',
  '−1',
  ' =1',
  '\u00A0=1',
  '\u3000＝1',
  '\uFEFF=1',
  '\u200B＠sum',
])('%j is text to a spreadsheet', async (name) => {
  expect((await textOf(name))?.replace(/^"/, '')).toMatch(/^'/)
})

test.each(['O’Brien-Walsh', 'a=b', '1 - 2', 'Áine ＝ Anna', '(+353) 1'])(
  '%j stays as it is',
  async (name) => {
    expect(await textOf(name)).toBe(`${name},-5`)
  },
)
