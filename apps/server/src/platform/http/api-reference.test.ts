// covers: ASVS 2.1.1
import { CALLS } from '@anseo/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import { ownApp } from '../../testing/own-app.ts'

// oxlint-disable-next-line typescript/no-explicit-any
let document: any
const app = ownApp()
beforeAll(async () => {
  document = await (await fetch(`${app.url}/api/openapi.json`)).json()
})

const operationOf = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()]

test('every call of the contract is bound and described, and nothing else', () => {
  const declared = Object.values(CALLS).flatMap((calls) =>
    calls.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  const described = Object.entries(document.paths as object).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(declared.toSorted())
})

test('calls stand in the chapters of the contract', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.tags.map(({ name }: { name: string }) => name)).toEqual(Object.keys(CALLS))
  expect(operationOf('GET', '/api/vendor/list').tags).toEqual(['vendors'])
})

test('calls that need a token say so', () => {
  expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(operationOf('GET', '/api/pro/hours').security).toEqual([{ bearer: [] }])
  expect(operationOf('GET', '/api/vendor/list').security).toBeUndefined()
})

test('refusals are listed by status with their codes', () => {
  const { responses } = operationOf('POST', '/api/user/book-appointment')
  const conflict = responses['409'].content['application/json'].schema
  expect(conflict.properties.code.enum).toContain('SLOT_TAKEN')
  expect(conflict.properties).toHaveProperty('alternatives')
  expect(responses['401'].description).toContain('Your session has expired. Please login again.')
  expect(operationOf('GET', '/api/vendor/list').responses).not.toHaveProperty('401')
})

test('a call that honours an Idempotency-Key has the header', () => {
  const { parameters } = operationOf('POST', '/api/user/book-appointment')
  expect(parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Idempotency-Key' }))
})

test('a form with a picture is described as one', () => {
  const { content } = operationOf('POST', '/api/user/update-profile').requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  expect(content['multipart/form-data'].schema.properties).toMatchObject({
    name: { type: 'string' },
    image: { type: 'string', format: 'binary' },
  })
})

test('the reference page and all that it loads come from here', async () => {
  const page = await fetch(`${app.url}/api/docs`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';")
  const html = await page.text()
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address]) => new URL(address!, page.url),
  )
  expect(loaded.length).toBeGreaterThan(3)
  for (const address of loaded) {
    expect(address.origin).toBe(app.url)
    const part = await fetch(address)
    expect(part.status, address.href).toBe(200)
    await part.arrayBuffer()
  }
})

test('an unknown path beside the reference page is refused like every other', async () => {
  const reply = await fetch(`${app.url}/api/docs/nothing`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
})
