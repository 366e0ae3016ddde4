// covers: ASVS 4.4.2
import { expect, test } from 'vitest'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp({
  env: {
    PUBLIC_URL: 'https://anseo.example',
    VENDOR_URL: 'https://pro.anseo.example',
    ADMIN_URL: 'https://desk.anseo.example',
  },
})

const shakeHands = async (origin: string | undefined) => {
  const headers: Record<string, string> = origin === undefined ? {} : { origin }
  return (await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`, { headers })).status
}

test('a socket opens for a page of the own host, of the address of any site, and for a program', async () => {
  expect(await shakeHands(app.url)).toBe(200)
  for (const site of ['', 'pro.', 'desk.']) {
    expect(await shakeHands(`https://${site}anseo.example`), site).toBe(200)
  }
  expect(await shakeHands(undefined)).toBe(200)
})

test.each(['https://evil.example', 'https://anseo.example.evil.example', 'http://127.0.0.1:1', 'null', '%'])(
  'no socket opens for a page of %s',
  async (origin) => {
    expect(await shakeHands(origin)).toBe(403)
  },
)
