import { expect, test } from 'vitest'
import { movedTo } from './moved-to.ts'
import { photoWidths } from './work-photo.ts'

test('a photo is served in three widths, never wider than it is', () => {
  expect(photoWidths(2048)).toEqual([480, 960, 1600])
  expect(photoWidths(1200)).toEqual([480, 960, 1200])
  expect(photoWidths(700)).toEqual([480, 700])
  expect(photoWidths(400)).toEqual([400])
})

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 99, 'bcda'],
  [2, -5, 'cabd'],
  [9, 0, 'abcd'],
])('the entry at %i moves to %i', (from, to, expected) => {
  expect(movedTo([...'abcd'], from, to).join('')).toBe(expected)
})
