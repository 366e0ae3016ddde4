import { expect, test } from 'vitest'
import { photosText, wordsWithPhotos } from './attached-photos.ts'

test('a message of photos alone has a text, which is not shown beside them', () => {
  expect([photosText(1), photosText(4)]).toEqual(['Photo', '4 photos'])
  expect(wordsWithPhotos('Photo', 1)).toBeNull()
  expect(wordsWithPhotos('2 photos', 2)).toBeNull()
})

test('words that look like it are shown', () => {
  expect(wordsWithPhotos('Photo', 0)).toBe('Photo')
  expect(wordsWithPhotos('Photo', 2)).toBe('Photo')
  expect(wordsWithPhotos('My hair today', 1)).toBe('My hair today')
})
