import { runServer } from './start.ts'

// The product alone, without the code and data of the demonstration: what production runs.
await runServer()
