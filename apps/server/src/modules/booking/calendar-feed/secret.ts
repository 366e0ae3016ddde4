import { createHash } from 'node:crypto'

/** What stands in the database in the place of a link's secret. */
export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
