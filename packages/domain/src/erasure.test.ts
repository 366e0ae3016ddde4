// @module-tag time
import { expect, test } from 'vitest'
import { eraseAtAfter, isErasureDue, mayUndoErasure, recordsUntil } from './erasure.ts'

const requestedAt = new Date('2026-10-24T12:00:00Z')
const eraseAt = eraseAtAfter(requestedAt)

test('an account is erased seven whole days after it was asked for, also across a change of the clocks', () => {
  expect(eraseAt).toEqual(new Date('2026-10-31T12:00:00Z'))
})

test('it can be undone up to then and not after, unless something still holds it up', () => {
  const before = new Date(eraseAt.getTime() - 1)
  for (const waits of [false, true]) expect(isErasureDue({ eraseAt, waits }, before)).toBe(false)
  expect(mayUndoErasure({ eraseAt, waits: false }, before)).toBe(true)
  expect(isErasureDue({ eraseAt, waits: false }, eraseAt)).toBe(true)
  expect(mayUndoErasure({ eraseAt, waits: false }, eraseAt)).toBe(false)
  expect(isErasureDue({ eraseAt, waits: true }, eraseAt)).toBe(false)
  expect(mayUndoErasure({ eraseAt, waits: true }, eraseAt)).toBe(true)
})

test('records are kept for six years from the end of the year of the last movement', () => {
  expect(recordsUntil(new Date('2026-01-01T00:00:00Z'))).toEqual(new Date('2033-01-01T00:00:00Z'))
  expect(recordsUntil(new Date('2026-12-31T23:59:59Z'))).toEqual(new Date('2033-01-01T00:00:00Z'))
})
