import { BROADCAST_MAX_LENGTH, MAX_SELECTED_ROWS } from '@anseo/domain/limits'
import { z } from 'zod'
import { call } from './call.ts'
import { id, textField } from './wire.ts'

export const messagePeople = call({
  method: 'POST',
  path: '/api/admin/people/messages',
  access: 'admin',
  roles: ['support'],
  summary:
    'Send a message to one or several clients or vendors, as a notification and an email that say where to answer (D4).',
  idempotent: true,
  body: z.object({
    people: z.array(id()).min(1).max(MAX_SELECTED_ROWS),
    content: textField(BROADCAST_MAX_LENGTH),
  }),
  refusals: ['NOT_FOUND'],
})
