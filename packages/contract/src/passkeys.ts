import { PASSKEY_NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { typedCode } from './second-factor.ts'
import { id, instant, lineField, typedPassword } from './wire.ts'
import { callsOf, type SitePath } from './sites.ts'

/** A passkey of an account; its private key never leaves the device. */
export const passkeyOnWire = z.object({
  _id: id(),
  name: z.string().meta({ examples: ['Safari on iPhone'] }),
  addedAt: instant(),
  lastUsedAt: instant().nullable(),
})
export type PasskeyOnWire = z.output<typeof passkeyOnWire>

const MOST_LETTERS = 20_000
const bytes = () =>
  z
    .string()
    .max(MOST_LETTERS)
    .regex(/^[\w-]*$/)
const state = () => z.string().max(2000).meta({ description: 'What the options came with' })

/** The options of a ceremony, as `PublicKeyCredential.parse…OptionsFromJSON` takes them, for this browser, once, within 5 minutes. */
const ceremony = succeeds({ options: z.looseObject({ challenge: z.string() }), state: z.string() })

/** A credential as `PublicKeyCredential.toJSON` writes it. */
const credential = <R extends z.ZodObject>(response: R) =>
  z.object({ id: bytes(), rawId: bytes(), type: z.literal('public-key'), response })

const created = credential(
  z.object({
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
)
const asserted = credential(
  z.object({
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes().nullish(),
  }),
)

/** The calls by which the holder of an account logs in with passkeys and looks after them (C2). */
const passkeyCalls = <const S extends SitePath>(site: S) => {
  const own = callsOf(site)
  return {
    list: own({
      method: 'GET',
      path: `/api/${site}/passkeys` as const,
      beforeSecondFactor: true,
      summary: "List the account's passkeys, the first added first.",
      reply: succeeds({ passkeys: z.array(passkeyOnWire) }),
    }),
    begin: own({
      method: 'POST',
      path: `/api/${site}/passkeys/options` as const,
      whileBlocked: true,
      beforeSecondFactor: true,
      knowsBrowser: true,
      summary:
        'Begin to add a passkey, with the password and the second step where there is one; a client may send an emailed login code as `code` in place of the password.',
      body: z.object({ password: typedPassword().optional(), code: typedCode().optional() }),
      reply: ceremony,
      refusals: [
        'WRONG_PASSWORD',
        'LOGIN_CODE_WRONG',
        'SECOND_FACTOR_NEEDED',
        'SECOND_FACTOR_WRONG',
        'TOO_MANY_PASSKEYS',
      ],
    }),
    add: own({
      method: 'POST',
      path: `/api/${site}/passkeys` as const,
      whileBlocked: true,
      beforeSecondFactor: true,
      knowsBrowser: true,
      summary:
        'Add a passkey that the device has made. The owner is told by email. An admin without another second step has it then, and its other sessions end.',
      body: z.object({ state: state(), response: created }),
      reply: succeeds({ passkey: passkeyOnWire, message: z.string() }),
      refusals: ['PASSKEY_NOT_ADDED', 'TOO_MANY_PASSKEYS'],
    }),
    rename: own({
      method: 'PATCH',
      path: `/api/${site}/passkeys/:id` as const,
      whileBlocked: true,
      summary: 'Rename a passkey.',
      body: z.object({ name: lineField(PASSKEY_NAME_MAX_LENGTH) }),
    }),
    remove: own({
      method: 'DELETE',
      path: `/api/${site}/passkeys/:id` as const,
      whileBlocked: true,
      summary: 'Remove a passkey. It no longer logs in.',
    }),
    beginLogin: call({
      method: 'POST',
      path: `/api/${site}/passkey-login/options` as const,
      access: 'public',
      knowsBrowser: true,
      summary: 'Begin a login with a passkey, of whichever account the device has one.',
      reply: ceremony,
    }),
    login: call({
      method: 'POST',
      path: `/api/${site}/passkey-login` as const,
      access: 'public',
      knowsBrowser: true,
      summary:
        'Log in with a passkey. It counts as password and second step, since the device asked its user.',
      body: z.object({ state: state(), response: asserted }),
      reply: succeeds({ token: z.string(), message: z.string() }),
      refusals: ['PASSKEY_REFUSED'],
    }),
  }
}

export const clientPasskeyCalls = passkeyCalls('user')
export const vendorPasskeyCalls = passkeyCalls('pro')
export const adminPasskeyCalls = passkeyCalls('admin')
