import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/infrastructure/database/schema/tables.ts',
  out: './src/platform/database/migrations',
})
