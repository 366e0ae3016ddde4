import { plainCode } from '@anseo/domain/second-factor'
import { z } from 'zod'
import { call, succeeds, succeedsWithMessage } from './call.ts'
import { instant, typedPassword } from './wire.ts'

type SitePath = 'pro' | 'admin'
type RoleOf<S extends SitePath> = S extends 'pro' ? 'vendor' : 'admin'

/** A code of an authenticator app, or a recovery code, as people type them. */
export const typedCode = () =>
  z
    .string()
    .max(40)
    .transform(plainCode)
    .refine((code) => /^(\d{6}|[a-z0-9]{10})$/.test(code), 'A code has six digits.')
    .meta({ examples: ['123 456'] })

const recoveryCodes = z.array(z.string())

/** The calls by which a vendor or an admin adds a second step to its login; open to an admin who still has to. */
const secondFactorCalls = <const S extends SitePath, const A extends RoleOf<S>>(site: S, access: A) => ({
  show: call({
    method: 'GET',
    path: `/api/${site}/second-factor` as const,
    access,
    beforeSecondFactor: true,
    summary: 'Whether logging in takes a code of an authenticator app, and whether it has to.',
    reply: succeeds({
      enabledAt: instant().nullable(),
      required: z.boolean(),
      recoveryCodesLeft: z.number().int(),
    }),
    refusals: [],
  }),
  begin: call({
    method: 'POST',
    path: `/api/${site}/second-factor` as const,
    access,
    beforeSecondFactor: true,
    summary: 'A new secret for an authenticator app; it counts once its first code was confirmed.',
    body: z.object({ password: typedPassword() }),
    reply: succeeds({
      secret: z.string(),
      uri: z.string(),
      qr: z.string().meta({ description: 'The address as a picture, a data URL' }),
    }),
    refusals: ['WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
  }),
  confirm: call({
    method: 'POST',
    path: `/api/${site}/second-factor/confirm` as const,
    access,
    beforeSecondFactor: true,
    summary: 'Switch it on by its first code; ends every other session and answers the recovery codes, once.',
    body: z.object({ code: typedCode() }),
    reply: succeeds({ recoveryCodes, message: z.string() }),
    refusals: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_NOT_BEGUN', 'SECOND_FACTOR_ON'],
  }),
  renewCodes: call({
    method: 'POST',
    path: `/api/${site}/second-factor/recovery-codes` as const,
    access,
    summary: 'New recovery codes; the old ones no longer work.',
    body: z.object({ password: typedPassword(), code: typedCode() }),
    reply: succeeds({ recoveryCodes, message: z.string() }),
    refusals: ['WRONG_PASSWORD', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'],
  }),
  remove: call({
    method: 'POST',
    path: `/api/${site}/second-factor/remove` as const,
    access,
    summary: 'Switch it off; an admin who needs one sets up another at the next call.',
    body: z.object({ password: typedPassword(), code: typedCode() }),
    reply: succeedsWithMessage(),
    refusals: ['WRONG_PASSWORD', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'],
  }),
})

export const vendorSecondFactorCalls = secondFactorCalls('pro', 'vendor')
export const adminSecondFactorCalls = secondFactorCalls('admin', 'admin')
