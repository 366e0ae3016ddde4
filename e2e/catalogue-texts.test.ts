import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERROR_CATALOGUE } from '@anseo/api-client/error-catalogue'
import { expect, test } from './browser.ts'

const ROOT = join(import.meta.dirname, '..')

/** Sources with texts for people; server and contract have those of their own replies. */
const SOURCES = globSync(
  '{apps/{client/app,vendor/src,admin/src},packages/{api-client,site-kit,ui}/src}/**/*.{ts,tsx}',
  {
    cwd: ROOT,
  },
)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))

const texts = new Set(Object.values(ERROR_CATALOGUE).flatMap((part) => Object.values(part)))

/** Finds a text as a string or as the text of an element. */
const writings = (text: string) => [`'${text}'`, `"${text}"`, `\`${text}`, `>${text}<`]

for (const text of texts)
  test(`${text} is in the code once, in the catalogue`, () => {
    const files = SOURCES.filter(({ source }) => writings(text).some((written) => source.includes(written)))
    expect(files.map(({ file }) => file)).toEqual([
      expect.stringMatching(/^packages\/api-client\/src\/error-catalogue\//),
    ])
  })
