import { HISTORY_KINDS } from '@anseo/domain/history'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { instant } from './wire.ts'

/** One step of an appointment's history: when, by whom, and in a sentence without a full stop. */
export const historyEntryOnWire = z.object({
  _id: z.number().int(),
  at: instant(),
  kind: z.enum(HISTORY_KINDS),
  actor: z.enum(['client', 'vendor', 'admin', 'system']),
  text: z.string(),
})
export type HistoryEntryOnWire = z.output<typeof historyEntryOnWire>

const historyReply = () => succeeds({ history: z.array(historyEntryOnWire) })
const summary = 'List the history of an appointment, oldest first.'

export const clientHistory = call({
  method: 'GET',
  path: '/api/user/appointments/:id/history',
  access: 'client',
  summary,
  reply: historyReply(),
})

export const vendorHistory = call({
  method: 'GET',
  path: '/api/pro/appointments/:id/history',
  access: 'vendor',
  summary,
  reply: historyReply(),
})
