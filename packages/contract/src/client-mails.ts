import { z } from 'zod'
import { call } from './call.ts'
import { linkToken } from './wire.ts'

/** The outcome of an email to the client of a vendor's own booking (B7, B13). */
export const CLIENT_MAIL_OUTCOMES = ['sent', 'no address', 'stopped', 'limit'] as const
export type ClientMailOutcome = (typeof CLIENT_MAIL_OUTCOMES)[number]

export const stopClientMails = call({
  method: 'POST',
  path: '/api/stop-emails',
  access: 'public',
  summary:
    'Stop all emails that vendors cause to an address without an account, with the token of such an email (B13).',
  body: z.object({ token: linkToken() }),
  refusals: ['LINK_INVALID'],
})
