import { createHash } from 'node:crypto'

/** Returns the digest that the database stores in place of a link's secret. */
export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
