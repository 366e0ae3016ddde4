import { REASON_MAX_LENGTH, STATEMENT_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call } from './call.ts'
import { timedFields } from './statements-of-reasons.ts'
import { optionalText, textField } from './wire.ts'

const block = call({
  method: 'POST',
  path: '/api/admin/people/:id/block',
  access: 'admin',
  roles: ['support'],
  summary:
    'Block a client, who can then only log in, read, get refunds, export and complain. Coming appointments are cancelled with full refunds; series, waiting and requests end. The client gets a statement of reasons.',
  body: z.object({ reason: textField(STATEMENT_MAX_LENGTH), ...timedFields }),
  refusals: ['CLIENTS_ONLY', 'ALREADY_BLOCKED'],
})

const unblock = call({
  method: 'POST',
  path: '/api/admin/people/:id/unblock',
  access: 'admin',
  roles: ['support'],
  summary: 'Unblock a client, who is notified. Cancelled appointments stay cancelled.',
  body: z.object({ reason: optionalText(REASON_MAX_LENGTH) }),
  refusals: ['NOT_BLOCKED'],
})

export const accountBlockCalls = { block, unblock }
