import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { App } from '../app.ts'
import { clientSite } from './client-site.ts'
import type { SiteSettings } from './site-settings.ts'
import { ownApp } from '../testing/own-app.ts'

const app = ownApp({ sites: registerSite })

/** A site whose pages say under which address they were asked for. */
async function registerSite({ http, runtime: { clock, floodLimits } }: App) {
  await http.register(clientSite, {
    load: async () => ({
      handle: async ({ url }) => new Response(url),
      createContext: () => new Map(),
      contextKey: 'context',
    }),
    assets: undefined,
    settings: () =>
      ({
        publicUrl: 'https://anseo.example',
        payments: { mode: 'sandbox' },
        specialities: [] as SiteSettings['specialities'],
      }) as SiteSettings,
    clock,
    cache: undefined,
    floodLimits,
  })
}

/** Requests a page under any text as the host, which `fetch` does not allow. */
async function ask(path: string, host: string) {
  const asked = request(app.url + path, { headers: { host } }).end()
  const [reply] = await once(asked, 'response')
  return { status: reply.statusCode, page: await text(reply) }
}

test.each(['anybody@localhost', 'two words', '%', '[::1', 'localhost:99999', 'a/path', 'a?query', 'a#part'])(
  'a page asked for under the host "%s" is rendered under the address of the site',
  async (host) => {
    expect(await ask('/my-profile?tab=1', host)).toEqual({
      status: 200,
      page: 'https://anseo.example/my-profile?tab=1',
    })
  },
)

test.each(['/vendors/100%', '/%zz?tab=1', '/%ff#100%'])(
  'a page asked for at the broken address "%s" is the site\'s, which says that there is none',
  async (path) => {
    const { status, page } = await ask(path, 'localhost')
    expect(status).toBe(200)
    expect(decodeURIComponent(new URL(page).pathname)).toBe(path.replace(/[?#].*/, ''))
  },
)
