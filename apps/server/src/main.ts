import { setSourceMapsSupport } from 'node:module'

// The product alone, without the code and data of the demonstration: what production runs.
// Stack traces name the lines of the sources (decision 048).
setSourceMapsSupport(true)
const { runServer } = await import('./start.ts')
await runServer()
