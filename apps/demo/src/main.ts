import { setSourceMapsSupport } from 'node:module'

// The product with demonstration data: the embedded database is filled at the first start.
// Stack traces name the lines of the sources (decision 048).
setSourceMapsSupport(true)
const { runServer } = await import('@anseo/server/start')
await runServer({
  fillOwnDatabase: async (app) => {
    const { fillWithDemonstration } = await import('./fill-with-demonstration.ts')
    await fillWithDemonstration(app)
  },
})
