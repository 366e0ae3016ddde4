import { GUESS_RULES, tellsOwner } from '@anseo/domain/rate-limits'
import { networkOf } from '../../../platform/http/network-of.ts'
import { DEMO_PASSWORD } from './demonstration.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { verifyPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type Account, findAccountByEmail } from './account-store.ts'
import { guess, noteWrongGuess, refuseGuessingNetwork } from './guesses.ts'
import { recogniseDevice } from './known-device.ts'
import { guessingMail } from './mails/guessing.ts'
import { pageUrl } from './site-page.ts'
import type { Role } from '@anseo/domain/role'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

interface Login {
  role: Role
  email: string
  password: string
  /** Of the network. */
  address: string
  /** What the device was given at its last login. */
  device?: string | undefined
}

/**
 * The account whose e-mail address and password somebody says; null when there is none. How long that takes, and what is
 * said to who guesses too often, is the same with an account and without (A3). Its owner is told of much guessing. A device
 * that the account knows is counted by itself, so that no stranger makes its owner wait (decision 041).
 * @throws Refusal `RATE_LIMITED` after too many wrong guesses, also to a right one: the answer is for nobody who guesses.
 */
export async function guessPassword(
  runtime: Runtime,
  { role, email, password, address, device }: Login,
): Promise<Account | null> {
  const network = networkOf(address)
  const known = device ? await recognise(runtime, role, email, device) : null
  if (known === null) await refuseGuessingNetwork(runtime, network)
  const at = known === null ? passwordOf(role, email) : `${passwordOf(role, email)} from ${known}`
  const { found, wrongGuesses } = await guess(runtime, at, async () => {
    const account = await findAccountByEmail(runtime.db, role, email)
    const matches = await verifyPassword(password, account?.passwordHash)
    return account && matches && !isKnownToAll(runtime, password) ? account : null
  })
  if (found) return found
  await noteWrongGuess(runtime, network)
  if (tellsOwner(wrongGuesses, GUESS_RULES.account)) await tellOfGuessing(runtime, role, email)
  return null
}

const recognise = async ({ db }: Runtime, role: Role, email: string, device: string) =>
  recogniseDevice(await findAccountByEmail(db, role, email), device)

/** Takes wrong guesses back: whoever has opened a mailed link is the owner, and is not to wait for what others tried. */
export const forgetGuesses = ({ counts }: Runtime, role: Role, email: string) =>
  counts.forget(passwordOf(role, email))

/** The demonstration's password stands in the documentation; in production it opens nothing, whoever has it. */
const isKnownToAll = ({ config }: Pick<Runtime, 'config'>, password: string) =>
  config.production && password === DEMO_PASSWORD

const passwordOf = (role: Role, email: string) => `password of ${role} ${email}`

async function tellOfGuessing(runtime: Runtime, role: Role, email: string): Promise<void> {
  const account = await findAccountByEmail(runtime.db, role, email)
  if (!account) return
  const mail = guessingMail(mailBrand(runtime), email, pageUrl(runtime, role, 'forgot-password'))
  await runtime.transaction((unit) => unit.enqueue(sendMailJob, mail))
}
