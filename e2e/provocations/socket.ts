import type { PHOTOS } from '@anseo/api-client/error-catalogue/photos'
import { type SENDING, SOCKET } from '@anseo/api-client/error-catalogue/socket'
import type { Page, WebSocketRoute } from 'playwright-core'
import type { PageOptions } from '../browser.ts'
import { newClient } from '../new-client.ts'
import { shortenWaits } from '../shorten-waits.ts'
import { untilConnected } from '../until-connected.ts'
import { openAs, pressAfterClearing, type Provoke, type ProvocationOf, visit, type World } from './world.ts'

const SOCKETS = /\/socket\.io\//

/** Opens the inbox; `answer` handles its socket in place of the server. */
async function openWithSocket(world: World, answer: (socket: WebSocketRoute) => void): Promise<Page> {
  const page = await visit(world)
  await page.routeWebSocket(SOCKETS, answer)
  await page.goto('/messages')
  return page
}

/** Opens a page and waits until it knows that it is connected. */
async function openConnected(
  world: World,
  path = '/messages',
  options?: Partial<PageOptions>,
): Promise<Page> {
  const page = await visit(world, options)
  await shortenWaits(page)
  const connected = untilConnected(page)
  await page.goto(path)
  await connected
  return page
}

const chatPath = ({ vendorId }: World) => `/messages/${vendorId}/vendor`

/** Stops the server once the page is connected. */
const loses: Provoke = async (world) => {
  const page = await openConnected(world)
  // The page shows the toast for five seconds while the server is still stopping.
  void world.stop()
  return page
}

export const SOCKET_PROVOKED: ProvocationOf<typeof SOCKET> = {
  offline: async (world) => {
    const page = await openConnected(world)
    await page.context().setOffline(true)
    return page
  },
  unreachable: async (world) => {
    const page = await openConnected(world, chatPath(world))
    // Another tab logs out, and in again when the server is gone.
    const other = await page.context().newPage()
    await other.goto('/about')
    await other.evaluate(() => localStorage.removeItem('anseo.client'))
    await page.getByText('Please login to access messages.').waitFor()
    await world.stop()
    await other.evaluate((token) => localStorage.setItem('anseo.client', token), world.client.token)
    return page
  },
  timeout: async (world) => {
    const page = await visit(world)
    await page.addInitScript(() => {
      const { setTimeout: wait } = window
      const minute = 60_000
      window.setTimeout = ((step: () => void, ms?: number) =>
        wait(step, ms === minute ? 1000 : ms)) as typeof setTimeout
    })
    await page.routeWebSocket(SOCKETS, () => {
      // Open, and silent.
    })
    await page.goto('/messages')
    return page
  },
  authentication: async (world) => {
    const token = await newClient(world.url)
    const page = await openConnected(world, '/messages', { signedIn: { client: { token } } })
    await page.context().setOffline(true)
    await page.getByText(SOCKET.offline).first().waitFor()
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${world.url}/api/user/logout`, { method: 'POST', headers })
    // A refused call would end the session here before the socket is refused.
    await page.route('**/api/**', (route) => route.abort())
    await page.context().setOffline(false)
    return page
  },
  other: (world) =>
    openWithSocket(world, (socket) => {
      socket.send('0{"sid":"s","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":65536}')
      socket.onMessage((message) => {
        if (String(message).startsWith('40')) socket.send('44{"message":"Too many connections"}')
      })
    }),
  restored: async (world) => {
    const page = await openConnected(world)
    await page.context().setOffline(true)
    await page.getByText(SOCKET.offline).first().waitFor()
    await page.context().setOffline(false)
    return page
  },
  reconnectFailed: loses,
  lost: loses,
}

export const SENDING_PROVOKED: ProvocationOf<typeof SENDING> = {
  signedOut: async (world) => {
    const page = await openAs(world, chatPath(world))
    await page.getByRole('log').waitFor()
    await page.getByRole('textbox', { name: 'Message' }).fill('Anybody there?')
    await pressAfterClearing(page.getByRole('button', { name: 'Send' }))
    await page.waitForURL('**/login?next=*')
    return page
  },
  disconnected: async (world) => {
    const page = await openConnected(world, chatPath(world))
    await page.getByRole('log').waitFor()
    await world.stop()
    return page.getByRole('region', { name: /^Chat/ })
  },
}

export const PHOTOS_PROVOKED: ProvocationOf<typeof PHOTOS> = {
  tooMany: async (world) => {
    const page = await openAs(world, chatPath(world))
    const photo = { name: 'photo.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') }
    await page.getByLabel('Photos', { exact: true }).setInputFiles(Array.from({ length: 5 }, () => photo))
    return page
  },
}
