import type { Session } from '@anseo/api-client/session'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useSavedState } from './use-saved-state.ts'

const START = { name: 'none', length: { minutes: 60 } }

function Saved() {
  const [{ name, length }] = useSavedState({} as Session, 'key', START)
  return `${name} ${length.minutes}`
}

function shownWith(saved: unknown): string {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(saved) })
  return renderToStaticMarkup(<Saved />)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a saved value of the same form is restored', () => {
  expect(shownWith({ name: 'Cut', length: { minutes: 45 } })).toBe('Cut 45')
})

test.each([
  null,
  'Cut',
  { name: 'Cut' },
  { name: 'Cut', length: null },
  { name: 'Cut', length: { minutes: '45' } },
])('a saved value of another form is ignored: %j', (saved) => {
  expect(shownWith(saved)).toBe('none 60')
})
