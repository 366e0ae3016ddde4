import { z } from 'zod'

const database = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address such as postgresql://user:password@host:5432/anseo',
  })
  .optional()

export const databaseSettings = {
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
}
