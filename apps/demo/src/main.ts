import { runServer } from '@anseo/server/start'
import { fillWithDemonstration } from './first-data.ts'

// The product with everything that shows it: its database comes with the product and is filled at the first start.
await runServer({ fillOwnDatabase: fillWithDemonstration })
