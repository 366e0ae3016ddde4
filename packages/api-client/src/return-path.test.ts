// covers: ASVS 1.2.2, 3.7.2
import { expect, test } from 'vitest'
import { loginPath, nextOf, returnPath } from './return-path.ts'

const next = (path: string) => returnPath(new URLSearchParams({ next: path }), '/home')

test('the login leads back to the page before it', () => {
  const search = new URL(loginPath('/messages/1?a=b'), 'http://own').searchParams
  expect(returnPath(search, '/home')).toBe('/messages/1?a=b')
})

test('only paths of this site are followed', () => {
  for (const path of [
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    'javascript:alert(1)',
    'x',
    '',
    `/${'x'.repeat(1000)}`,
  ]) {
    expect(next(path)).toBe('/home')
  }
  expect(next('/\t/evil.test')).toBe('/home')
  expect(nextOf(new URLSearchParams({ next: '//evil.test/' }))).toEqual({})
})
