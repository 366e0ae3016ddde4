import type { BodyOf } from '@anseo/contract/call'
import type { clientPasskeyCalls } from '@anseo/contract/passkeys'
import type { Role } from '@anseo/domain/role'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Sender } from '../../../platform/http/bind.ts'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordFailedAttempt, refuseBlockedNetwork } from '../accounts/failed-attempts.ts'
import { createSessionToken, digestOf } from '../accounts/opaque-token.ts'
import { deviceName } from '../sessions/device-name.ts'
import { insertSession } from '../sessions/session-store.ts'
import { CEREMONY_MS, relyingParty, sealChallenge, useChallenge } from './ceremony.ts'
import { lockPasskey, type PasskeyRow, recordPasskeyUse } from './store.ts'

type Asserted = BodyOf<typeof clientPasskeyCalls.login>['response']

const purposeOf = (role: Role, browser: Browser) => ({ of: `login ${role}`, browser })

/** Begins a login with any passkey that the device has for this site. */
export async function beginPasskeyLogin(runtime: Runtime, role: Role, browser: Browser) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(runtime, role).rpId,
    userVerification: 'required',
    timeout: CEREMONY_MS,
  })
  const state = sealChallenge(runtime, options.challenge, purposeOf(role, browser))
  return { options: { ...options }, state }
}

/**
 * Opens a session with a passkey. The device has asked its user, so this is the second step, too.
 * @throws Refusal `PASSKEY_REFUSED` for an answer that is late, sent twice, from another browser, of another site or of no
 * passkey that we know; `RATE_LIMITED` after too many of the network.
 */
export async function logInWithPasskey(
  runtime: Runtime,
  role: Role,
  { state, response }: BodyOf<typeof clientPasskeyCalls.login>,
  { browser, sender }: { browser: Browser; sender: Sender },
) {
  const network = networkOf(sender.address)
  await refuseBlockedNetwork(runtime, network)
  const challenge = await useChallenge(runtime, state, purposeOf(role, browser))
  const token = challenge && (await openSession(runtime, role, { challenge, response, sender }))
  if (!token) {
    await recordFailedAttempt(runtime, network)
    throw new Refusal('PASSKEY_REFUSED')
  }
  return { token, message: 'Welcome back!' }
}

const openSession = (
  runtime: Runtime,
  role: Role,
  { challenge, response, sender }: { challenge: string; response: Asserted; sender: Sender },
): Promise<string | null> =>
  runtime.transaction(async ({ db, now }) => {
    const known = await lockPasskey(db, response.id)
    if (known?.role !== role || !known.emailVerifiedAt) return null
    const counter = await verify(runtime, role, known, { challenge, response })
    if (counter === null) return null
    await recordPasskeyUse(db, known.id, { counter, lastUsedAt: now })
    const token = createSessionToken(role)
    const opened = { device: deviceName(sender.userAgent), address: sender.address, now }
    await insertSession(db, {
      accountId: known.accountId,
      tokenHash: digestOf(token),
      passkeyAt: now,
      ...opened,
    })
    return token
  })

/** Returns the signature counter of a valid answer; null for an invalid one, such as of a copied passkey, whose counter has not increased. */
async function verify(
  runtime: Runtime,
  role: Role,
  { accountId, credentialId, publicKey, counter }: PasskeyRow,
  { challenge, response }: { challenge: string; response: Asserted },
): Promise<number | null> {
  const { rpId, origin } = relyingParty(runtime, role)
  const { userHandle, ...asserted } = response.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== accountId) return null
  const verified = await verifyAuthenticationResponse({
    response: { ...response, response: asserted, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    },
    // The library throws at what it cannot read.
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
