import { expect, test } from 'vitest'
import { portraitSrcSet } from './portrait.ts'

test('a stored portrait has an address for each width', () => {
  expect(portraitSrcSet('/images/a.webp')).toBe(
    '/images/a.webp?w=160 160w, /images/a.webp?w=320 320w, /images/a.webp 512w',
  )
})

test('a picture that is only chosen yet has one', () => {
  expect(portraitSrcSet('blob:http://localhost/1')).toBeUndefined()
})
