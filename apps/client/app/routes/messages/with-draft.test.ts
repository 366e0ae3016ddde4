import { expect, test } from 'vitest'
import { withDraft } from './with-draft.ts'

test('a text to send is put before what was already typed, with one space between them', () => {
  expect(withDraft('Is Saturday free?', 'Bring a vacuum.')).toBe('Is Saturday free? Bring a vacuum.')
  expect(withDraft('Is Saturday free? ', 'Bring a vacuum.')).toBe('Is Saturday free? Bring a vacuum.')
  expect(withDraft('Is Saturday free? ', '')).toBe('Is Saturday free? ')
})
