import { expect } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import { type Actor, PASSWORD } from './actors.ts'
import type { TestApp } from './test-app.ts'

/** Requests the data export of an actor. */
export const askForExport = (
  app: Pick<TestApp, 'url'>,
  { token }: Pick<Actor, 'token'>,
  site: 'user' | 'pro',
  body: unknown = { password: PASSWORD },
) =>
  fetch(`${app.url}/api/${site}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** An unpacked data export. */
export interface Exported {
  paths: string[]
  /** Returns the rows of a JSON file, named without `.json`. */
  rows(file: string): Record<string, unknown>[]
  bytes(path: string): Uint8Array
  /** The text of all files, concatenated. */
  text: string
}

/** Asks for an export and unpacks it. */
export async function exportOf(app: TestApp, actor: Actor, site: 'user' | 'pro'): Promise<Exported> {
  const reply = await askForExport(app, actor, site)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const texts = Object.entries(files).filter(([path]) => /\.(json|txt)$/.test(path))
  return {
    paths: Object.keys(files),
    rows: (file) => JSON.parse(strFromU8(files[`${file}.json`]!)),
    bytes: (path) => files[path]!,
    text: texts.map(([, bytes]) => strFromU8(bytes)).join('\n'),
  }
}
