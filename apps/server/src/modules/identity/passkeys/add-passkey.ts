import type { BodyOf } from '@anseo/contract/call'
import type { clientPasskeyCalls } from '@anseo/contract/passkeys'
import { MOST_PASSKEYS } from '@anseo/domain/limits'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Sender } from '../../../platform/http/bind.ts'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAccount } from '../accounts/account-store.ts'
import { lockAccount } from '../closing/closing-store.ts'
import { deviceName } from '../sessions/device-name.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { lockSession, markPasskey } from '../sessions/session-store.ts'
import { CEREMONY_MS, relyingParty, sealChallenge, useChallenge } from './ceremony.ts'
import { confirmOwner, type Proof } from './confirm-owner.ts'
import { notifyOfLoginChange } from '../accounts/notify-of-login-change.ts'
import { presentPasskey } from './manage-passkeys.ts'
import { findPasskeys, insertPasskey } from './store.ts'

interface From {
  browser: Browser
  sender: Sender
}

/** The algorithms with which current devices sign: EdDSA, ES256 and RS256, by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257]
/** The device has to verify its user, and stores the passkey so that a login needs no typed email address. */
const SELECTION = { residentKey: 'required', userVerification: 'required' } as const

/**
 * Begins to add a passkey (C2).
 * @returns the options with which the browser asks the device for it, and the sealed challenge to send back.
 * @throws Refusal of `confirmOwner`; `TOO_MANY_PASSKEYS`.
 */
export async function beginPasskey(runtime: Runtime, caller: Caller, proof: Proof, from: From) {
  const { accountId, role } = caller
  await confirmOwner(runtime, caller, proof, from)
  const known = await findPasskeys(runtime.db, accountId)
  refuseMore(known.length)
  const owner = await findAccount(runtime.db, accountId)
  const options = await generateRegistrationOptions({
    rpName: runtime.settings.current.brand.name,
    rpID: relyingParty(runtime, role).rpId,
    userName: owner!.email,
    userDisplayName: owner!.name,
    userID: new Uint8Array(Buffer.from(accountId)),
    timeout: CEREMONY_MS,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: SELECTION,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const state = sealChallenge(runtime, options.challenge, { of: accountId, browser: from.browser })
  return { options: { ...options }, state }
}

/**
 * Adds a passkey that a device has made, named after the device, and emails the owner. For an admin without a second
 * step the passkey becomes that step, and the admin's other sessions, opened by the password alone, end.
 * @throws Refusal `PASSKEY_NOT_ADDED` for an answer that is late, sent twice, from another browser or site, or made
 * without verifying the user; `TOO_MANY_PASSKEYS`; `INVALID_TOKEN` if the session has ended meanwhile.
 */
export async function addPasskey(
  runtime: Runtime,
  caller: Caller,
  { state, response }: BodyOf<typeof clientPasskeyCalls.add>,
  { browser, sender }: From,
) {
  const { accountId, role, sessionId, owesSecondFactor } = caller
  const challenge = await useChallenge(runtime, state, { of: accountId, browser })
  const made = challenge && (await verify(runtime, role, challenge, response))
  if (!made) throw new Refusal('PASSKEY_NOT_ADDED')
  const name = deviceName(sender.userAgent)
  const added = await runtime.transaction(async (unit) => {
    // Orders it with additions by other devices, so that the limit holds, and for an admin without a second step with
    // logins by the password alone: an earlier one's session ends below, a later one is refused.
    await lockAccount(unit.db, accountId)
    // A session that was ended meanwhile, for example by a new password, must not leave a passkey behind.
    if (!(await lockSession(unit.db, sessionId))) throw new Refusal('INVALID_TOKEN')
    refuseMore((await findPasskeys(unit.db, accountId)).length)
    const { id: credentialId, publicKey, counter, transports = [] } = made
    const row = await insertPasskey(unit.db, {
      accountId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name,
      addedAt: unit.now,
    })
    if (row) await notifyOfLoginChange(runtime, unit, caller, 'passkeyAdded', name)
    if (row && owesSecondFactor) {
      await markPasskey(unit.db, sessionId, unit.now)
      await endOtherSessions(runtime, unit, caller)
    }
    return row
  })
  if (!added) throw new Refusal('PASSKEY_NOT_ADDED')
  return { passkey: presentPasskey(added), message: 'Passkey added' }
}

function refuseMore(known: number): void {
  if (known >= MOST_PASSKEYS) throw new Refusal('TOO_MANY_PASSKEYS')
}

async function verify(
  runtime: Runtime,
  role: Caller['role'],
  expectedChallenge: string,
  response: BodyOf<typeof clientPasskeyCalls.add>['response'],
) {
  const { rpId, origin } = relyingParty(runtime, role)
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws on responses that it cannot parse or verify.
  }).catch(() => null)
  return verified?.verified ? verified.registrationInfo.credential : null
}
