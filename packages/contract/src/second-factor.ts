import { plainCode } from '@anseo/domain/second-factor'
import { z } from 'zod'
import { succeeds } from './call.ts'
import { instant, typedPassword } from './wire.ts'
import { callsOf } from './sites.ts'

/** A code of an authenticator app, or a recovery code, as people type them. */
export const typedCode = () =>
  z
    .string()
    .max(40)
    .transform(plainCode)
    .refine((code) => /^(\d{6}|[a-z0-9]{10})$/.test(code), 'Enter the 6 digits of the code.')
    .meta({ examples: ['123 456'] })

const recoveryCodes = z.array(z.string())

/** The calls by which a vendor or an admin adds a second step to its login; open to an admin who still has to. */
const secondFactorCalls = <const S extends 'pro' | 'admin'>(site: S) => {
  const own = callsOf(site)
  return {
    show: own({
      method: 'GET',
      path: `/api/${site}/second-factor` as const,
      beforeSecondFactor: true,
      summary: 'Get whether two-step verification is on, and whether it is required.',
      reply: succeeds({
        enabledAt: instant().nullable(),
        required: z.boolean(),
        owed: z
          .boolean()
          .meta({ description: 'This session opens nothing else before a second step is there' }),
        recoveryCodesLeft: z.number().int(),
      }),
    }),
    begin: own({
      method: 'POST',
      path: `/api/${site}/second-factor` as const,
      beforeSecondFactor: true,
      summary: 'Create a secret for an authenticator app. It counts once its first code is confirmed.',
      body: z.object({ password: typedPassword() }),
      reply: succeeds({
        secret: z.string(),
        uri: z.string(),
        qr: z.string().meta({ description: 'The QR code of the address, a data URL' }),
      }),
      refusals: ['WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
    }),
    confirm: own({
      method: 'POST',
      path: `/api/${site}/second-factor/confirm` as const,
      beforeSecondFactor: true,
      summary:
        'Turn on two-step verification with the first code. Ends every other session and answers the recovery codes, once.',
      body: z.object({ code: typedCode() }),
      reply: succeeds({ recoveryCodes, message: z.string() }),
      refusals: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_NOT_BEGUN', 'SECOND_FACTOR_ON'],
    }),
    renewCodes: own({
      method: 'POST',
      path: `/api/${site}/second-factor/recovery-codes` as const,
      summary: 'Create new recovery codes. The old ones stop working.',
      body: z.object({ password: typedPassword(), code: typedCode() }),
      reply: succeeds({ recoveryCodes, message: z.string() }),
      refusals: ['WRONG_PASSWORD', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'],
    }),
    remove: own({
      method: 'POST',
      path: `/api/${site}/second-factor/remove` as const,
      summary: 'Turn off two-step verification. An admin must set it up again.',
      body: z.object({ password: typedPassword(), code: typedCode() }),
      refusals: ['WRONG_PASSWORD', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'],
    }),
  }
}

export const vendorSecondFactorCalls = secondFactorCalls('pro')
export const adminSecondFactorCalls = secondFactorCalls('admin')
