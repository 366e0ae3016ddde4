import type { AUTHENTICATION } from '@anseo/api-client/error-catalogue/authentication'
import { newClient } from '../new-client.ts'
import { openAs, press, pressAfterClearing, type ProvocationOf } from './world.ts'

/** Sessions are idle for at most 14 days (A1). */
const OVER_TWO_WEEKS_AGO = '2026-11-06T10:30:00Z'

export const AUTHENTICATION_PROVOKED: ProvocationOf<typeof AUTHENTICATION> = {
  TOKEN_EXPIRED: async (world) => {
    await world.restart({ FAKE_NOW: OVER_TWO_WEEKS_AGO })
    const token = await newClient(world.url)
    await world.restart()
    const page = await openAs(world, '/my-appointment', { signedIn: { client: { token } } })
    await page.waitForURL('**/login?next=*')
    return page
  },
  INVALID_TOKEN: async (world) => {
    const token = await newClient(world.url)
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${world.url}/api/user/logout`, { method: 'POST', headers })
    const page = await openAs(world, '/notifications', { signedIn: { client: { token } } })
    await page.waitForURL('**/login?next=*')
    return page
  },
  AUTH_ERROR: async (world) => {
    const page = await openAs(world, '/my-profile')
    await press(page, 'Edit')
    await pressAfterClearing(page.getByRole('button', { name: 'Save Information' }))
    await page.waitForURL('**/login?next=*')
    return page
  },
}
