import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORED } from './stored-entries.ts'

const APP = new URL('../../', import.meta.url)

/** Matches the names in the code of what the site stores in the tab; an id may follow. */
const NAMES = [
  /useSavedState(?:<.+>)?\(\s*[`']([\w-]+)/g,
  /STORAGE_PREFIX\}([\w-]+)/g,
  /(?:place|checkout)Key = .+ => `([\w-]+)/g,
]

test('the cookie statement names everything that the code of this site stores in the tab', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: APP }).map((path) => readFileSync(new URL(path, APP), 'utf8'))
  const named = NAMES.flatMap((name) =>
    code.flatMap((text) => [...text.matchAll(name)].map(([, key]) => key)),
  )
  const stated = STORED.flatMap(({ entries }) => entries.map(({ name }) => name))
  const isStated = (key: string) =>
    stated.some((name) => ['', '.…', '…'].some((end) => name === `anseo.client.${key}${end}`))
  expect(named.length).toBeGreaterThan(15)
  expect([...new Set(named)].filter((key) => !isStated(key!))).toEqual([])
})
