import { MINUTE_MS } from '@anseo/domain/duration'
import { PASSKEY_MINUTES } from '@anseo/domain/limits'
import type { Role } from '@anseo/domain/role'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../accounts/opaque-token.ts'

/** The time that a device has for its answer, in ms. */
export const CEREMONY_MS = PASSKEY_MINUTES * MINUTE_MS

/** Returns the site as devices know it: a passkey is bound to its host. */
export function relyingParty({ addresses }: Runtime, role: Role): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(addresses[role])
  return { rpId: hostname, origin }
}

/** The purpose of a challenge: nothing else takes it. */
interface Purpose {
  /** The login of a site, or an account that gets a passkey. */
  of: string
  browser: Browser
}

const ownerOf = ({ of, browser }: Purpose) => `passkey challenge ${of} ${digestOf(browser.id)}`

/** Returns the state that a browser sends back with its answer to a challenge; only we can read it. */
export function sealChallenge({ encryption, clock }: Runtime, challenge: string, purpose: Purpose): string {
  const until = clock.now().getTime() + CEREMONY_MS
  return encryption.seal(JSON.stringify({ challenge, until }), ownerOf(purpose))
}

/** Returns the challenge of a state, once, in time, and to the browser and for the purpose that it was made for; else null. */
export async function useChallenge(
  { encryption, clock, counts }: Runtime,
  state: string,
  purpose: Purpose,
): Promise<string | null> {
  const opened = encryption.tryOpen(state, ownerOf(purpose))
  if (opened === null) return null
  const { challenge, until } = JSON.parse(opened) as { challenge: string; until: number }
  if (until < clock.now().getTime()) return null
  const { times } = await counts.count(`passkey challenge ${challenge}`, CEREMONY_MS)
  return times === 1 ? challenge : null
}
