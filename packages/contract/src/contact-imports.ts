import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, instant } from './wire.ts'

export const IMPORT_OUTCOMES = ['added', 'merged', 'unchanged', 'skipped'] as const

export const importContacts = call({
  method: 'POST',
  path: '/api/pro/contacts/import',
  access: 'vendor',
  summary:
    'Import clients from a CSV file as Fresha, Booksy, Square or a sheet writes it, up to 10,000 rows; with `dryRun=true` only say what would happen. Clients with a known phone number or email are merged. Nobody is emailed.',
  idempotent: true,
  multipart: 'document',
  query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: z.object({}),
  reply: succeeds({
    rows: z.array(
      z.object({
        line: z.number().int(),
        name: z.string(),
        outcome: z.enum(IMPORT_OUTCOMES),
        /** The problem of the row, or the value that was left out of it. */
        reason: z.string().nullable(),
      }),
    ),
    total: z.number().int(),
    /** The id that undoes it within 24 hours; null where nothing was changed. */
    importId: id().nullable(),
  }),
  refusals: ['TOO_MANY_CONTACTS'],
})

export const getLastContactImport = call({
  method: 'GET',
  path: '/api/pro/contacts/import',
  access: 'vendor',
  summary: 'Get the last import that can still be undone, and how many clients it added and changed.',
  reply: succeeds({
    lastImport: z
      .object({
        importId: id(),
        importedAt: instant(),
        added: z.number().int(),
        merged: z.number().int(),
      })
      .nullable(),
  }),
})

export const undoContactImport = call({
  method: 'DELETE',
  path: '/api/pro/contacts/import/:id',
  access: 'vendor',
  summary:
    'Undo an import, for 24 hours. Clients who were edited, booked for or otherwise worked on since stay, and so does what was edited since; the message says how many stay.',
})

export const exportContacts = call({
  method: 'GET',
  path: '/api/pro/contacts/export',
  access: 'vendor',
  summary: "Download the vendor's clients as CSV.",
  file: 'text/csv',
})
