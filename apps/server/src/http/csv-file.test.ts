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

test.each(['=1+1', '+1', '-1', '@sum', '\t=1'])('%j is text to a spreadsheet', async (name) => {
  expect((await textOf(name))?.replace(/^"/, '')).toMatch(/^'/)
})
