import type { MessageOnWire } from '@anseo/contract/messages'
import { expect, test } from 'vitest'
import { loadMissed } from './load-missed.ts'

/** Answers two messages at a time, the newest first, as the server answers a thousand. */
const answering = (ids: string) => async (query: { cursor?: string; after?: string }) => {
  const since = [...ids].slice(ids.indexOf(query.after!) + 1, query.cursor ? Number(query.cursor) : undefined)
  const page = since.slice(-2)
  return {
    messages: page.map((_id) => ({ _id }) as MessageOnWire),
    nextCursor: page.length < since.length ? String(ids.indexOf(page[0]!)) : null,
  }
}

test.each([
  ['none', 'ab', ''],
  ['as many as one answer has', 'abcd', 'cd'],
  ['more than one answer has', 'abcdefg', 'cdefg'],
])('%s of the missed messages are loaded in their order', async (_amount, ids, missed) => {
  const loaded = await loadMissed(answering(ids), 'b')
  expect(loaded.map(({ _id }) => _id).join('')).toBe(missed)
})
