import { fileURLToPath } from 'node:url'
import { createApi, type RawReply, type RawRequest } from '@anseo/api-client/api'
import { ratesFor } from '@anseo/domain/fee-relation'
import { readConfig } from '@anseo/server/platform/config/config'
import { SITE_PATHS } from '@anseo/server/platform/config/site-addresses'
import { paymentSettings } from '@anseo/server/modules/money/public'

// Measures the limit of the list page: React alone renders the same tree again and again from data in memory.
interface Build {
  entry: {
    module: {
      default(request: Request, status: number, headers: Headers, context: unknown): Promise<Response>
      createRequestHandler(
        build: Build,
        mode: string,
      ): (request: Request, context: unknown) => Promise<Response>
      renderToStringOnly(context: unknown, url: string): string
      RouterContextProvider: new () => { set(key: unknown, value: unknown): void }
      serverContext: unknown
    }
  }
}

const [productUrl = '', path = '', seconds = ''] = process.argv.slice(2)
const build = (await import(
  fileURLToPath(new URL('../../apps/client/build/server/index.js', import.meta.url))
)) as Build
const { entry } = build
const url = productUrl + path
const context = await routerContextOf(url)
const begun = performance.now()
let rendered = 0
while (performance.now() - begun < Number(seconds) * 1000) {
  entry.module.renderToStringOnly(context, url)
  rendered++
}
process.send!(rendered / ((performance.now() - begun) / 1000))
process.disconnect()

/** Captures what the router gives React to render, from the product's own API. */
async function routerContextOf(address: string): Promise<unknown> {
  const { createRequestHandler, RouterContextProvider, serverContext } = entry.module
  let caught: unknown
  const catching = {
    ...build,
    entry: {
      ...entry,
      module: {
        ...entry.module,
        default: async (_request: Request, status: number, headers: Headers, routerContext: unknown) => {
          caught = routerContext
          return new Response(null, { status, headers })
        },
      },
    },
  }
  const provider = new RouterContextProvider()
  const api = createApi({ transport: askProduct, token: () => null })
  const { specialities } = await api('GET /api/specialities')
  const { brand, fees, statutoryCancellation, stripe } = readConfig({})
  const settings = {
    brand,
    fees: ratesFor('first', fees),
    statutoryCancellation,
    specialities,
    publicUrl: productUrl,
    vendorUrl: SITE_PATHS.vendor,
    payments: paymentSettings({ stripe }),
    singleSignOn: false,
    demo: null,
  }
  provider.set(serverContext, { api, settings, now: new Date() })
  const { status } = await createRequestHandler(catching, 'production')(new Request(address), provider)
  if (status !== 200) throw new Error(`The page to render answers ${status}`)
  return caught
}

/** Carries calls of the page to the product. */
async function askProduct({ method, url: asked, headers }: RawRequest): Promise<RawReply> {
  const reply = await fetch(productUrl + asked, { method, headers })
  return { status: reply.status, body: await reply.json(), serverTime: reply.headers.get('server-time') }
}
