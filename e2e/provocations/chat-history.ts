import { AUTHENTICATION } from '@anseo/api-client/error-catalogue/authentication'
import type { CHAT_HISTORY } from '@anseo/api-client/error-catalogue/chat-history'
import type { Page } from 'playwright-core'
import { answerWordless, breakOff, type ProvocationOf, refuseWith, visit, type World } from './world.ts'

const HISTORY = /\/api\/messages\/[\w-]{36}\/[\w-]{36}/

/** Opens a chat; `prepare` arranges how the server replies to the request for its history. */
async function openChat(world: World, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await visit(world)
  await prepare(page)
  await page.goto(`/messages/${world.vendorId}/vendor`)
  return page
}

const title = (page: Page) => page.getByRole('region', { name: /^Chat/ }).getByRole('heading')

export const CHAT_HISTORY_PROVOKED: ProvocationOf<typeof CHAT_HISTORY> = {
  default: async (world) => title(await openChat(world, (page) => breakOff(page, HISTORY))),
  offline: async (world) => {
    const page = await openChat(world, (page) => breakOff(page, HISTORY))
    const tryAgain = page.getByRole('region', { name: /^Chat/ }).getByRole('button', { name: 'Try Again' })
    await tryAgain.waitFor()
    await page.context().setOffline(true)
    await tryAgain.click()
    return title(page)
  },
  // A refused token shows the toast of its own, and no other (A2).
  401: async (world) => {
    const page = await openChat(world, (page) => refuseWith(page, HISTORY, 401, 'INVALID_TOKEN'))
    return { page, instead: AUTHENTICATION.INVALID_TOKEN }
  },
  500: async (world) => title(await openChat(world, (page) => answerWordless(page, HISTORY, 500))),
}
