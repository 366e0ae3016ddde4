import { expect, test } from 'vitest'
import { send } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

const suggest = (query: string) => send(app, 'GET', `/api/vendor/places${query}`)

test('places that begin with what is typed, with kind and county', async () => {
  const { status, body } = await suggest('?search=ranel')
  expect(status).toBe(200)
  expect(body.data).toEqual([{ name: 'Ranelagh', kind: 'area', county: 'Dublin' }])
  expect((await suggest('?search=D06')).body.data).toEqual([
    { name: 'D06', kind: 'routing key', county: 'Dublin' },
  ])
  expect((await suggest('?search=b')).body.data).toHaveLength(8)
})

test.each(['', '?search=', '?search=%20'])('the largest towns while nothing is typed: %j', async (query) => {
  const { status, body } = await suggest(query)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(8)
  expect(body.data[0]).toEqual({ name: 'Dublin', kind: 'town', county: 'Dublin' })
})

test.each(['?search=zzzz', `?search=${'('.repeat(80)}`])('%s finds none', async (query) => {
  const { status, body } = await suggest(query)
  expect(status).toBe(200)
  expect(body.data).toEqual([])
})

test.each([`?search=${'a'.repeat(81)}`, '?search=%00', '?search=a&search=b'])(
  '%s is refused',
  async (query) => {
    const { status, body } = await suggest(query)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('search')
  },
)
