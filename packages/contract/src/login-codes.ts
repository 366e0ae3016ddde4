import { LOGIN_CODE_DIGITS } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { personName } from './profile-fields.ts'
import { email } from './wire.ts'

const ALL_REQUIRED = { text: 'All fields are required' }

/** A code as people type or paste it: with spaces or without. */
const loginCode = () =>
  z
    .string()
    .max(40)
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .refine((code) => new RegExp(`^\\d{${LOGIN_CODE_DIGITS}}$`).test(code), 'Enter the 6 digits of the code.')
    .meta({ examples: ['123456'] })

/** The calls by which a client logs in, or signs up, with a code by email (C2). */
export const loginCodeCalls = {
  request: call({
    method: 'POST',
    path: '/api/user/login-code',
    access: 'public',
    knowsBrowser: true,
    summary:
      'Email a login code, valid for 10 minutes in this browser. Answers the same for every address (A3).',
    incomplete: ALL_REQUIRED,
    body: z.object({ email: email() }),
  }),
  login: call({
    method: 'POST',
    path: '/api/user/login-with-code',
    access: 'public',
    knowsBrowser: true,
    summary:
      'Log in with an emailed code. Creates and verifies the account of a new address, which needs a `name`; a right code without it stays valid.',
    incomplete: { ...ALL_REQUIRED, of: ['email', 'code'] },
    body: z.object({ email: email(), code: loginCode(), name: personName().optional() }),
    reply: succeeds({ token: z.string(), message: z.string() }),
    refusals: ['LOGIN_CODE_WRONG'],
  }),
}
