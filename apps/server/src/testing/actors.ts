import { randomUUID } from 'node:crypto'
import { placeNameOf } from '@anseo/domain/find-place'
import { createSessionToken, digestOf } from '../modules/identity/accounts/opaque-token.ts'
import { priceVendor } from '../modules/catalogue/prices/price-vendors.ts'
import { account, client, session } from '../modules/identity/tables/accounts.ts'
import { teamMember } from '../modules/identity/tables/team.ts'
import { vendor } from '../modules/catalogue/tables/vendors.ts'
import { hashPassword } from '../platform/passwords/password-hash.ts'
import { type Reply, send, type SentBody } from './requests.ts'
import type { TestApp } from './test-app.ts'
import type { AdminRole } from '@anseo/domain/admin-role'
import type { Role } from '@anseo/domain/role'

/** The password of every actor. */
export const PASSWORD = 'gorse-on-howth-1'

/** An account with an open session. */
export interface Actor {
  id: string
  name: string
  email: string
  token: string
  sessionId: string
  /** Makes a call with this actor's token; a `FormData` is sent as multipart, anything else as JSON. */
  call(method: string, path: string, body?: SentBody, headers?: Record<string, string>): Promise<Reply>
}

type AccountFields = Partial<
  Pick<typeof account.$inferInsert, 'name' | 'email' | 'imageKey' | 'emailVerifiedAt'>
>
type ClientFields = Partial<Omit<typeof client.$inferInsert, 'id'>>
type VendorFields = Partial<Omit<typeof vendor.$inferInsert, 'id'>>

/** Creates a client with a verified address and a complete profile, so that it may book; given fields replace the defaults. */
export async function createClient(
  app: TestApp,
  { name = 'Ciara Nolan', email, imageKey, emailVerifiedAt, ...fields }: AccountFields & ClientFields = {},
): Promise<Actor> {
  const actor = await createAccount(app, 'client', { name, email, imageKey, emailVerifiedAt })
  await app.runtime.db.insert(client).values({
    id: actor.id,
    phone: '+353871234567',
    addressLine1: '12 Harcourt Terrace',
    eircode: 'D02 X285',
    ...fields,
  })
  return actor
}

/** Creates a verified, listed vendor at €45.00 an hour that works every day; given fields replace the defaults. */
export async function createVendor(
  app: TestApp,
  { name = 'Aoife Byrne', email, imageKey, emailVerifiedAt, ...fields }: AccountFields & VendorFields = {},
): Promise<Actor> {
  const actor = await createAccount(app, 'vendor', { name, email, imageKey, emailVerifiedAt })
  const { city = 'Dublin', location = 'Ranelagh' } = fields
  await app.runtime.db.insert(vendor).values({
    id: actor.id,
    speciality: 'Hairstylist',
    city,
    location,
    place: placeNameOf({ city, location }),
    experience: '8 years',
    about: 'Cuts and colours at your kitchen table.',
    phone: '+353861234567',
    feePerHourCents: 4500,
    appliedAt: app.clock.now(),
    verifiedAt: app.clock.now(),
    searchName: name.toLowerCase(),
    ...fields,
  })
  await app.runtime.transaction(({ db }) => priceVendor(db, app.runtime, actor.id))
  return actor
}

/** Returns the same actor, calling another process. */
export const atProcess = (app: TestApp, actor: Actor): Actor => ({ ...actor, call: callBy(app, actor.token) })

/** Logs the same vendor in again after its session has ended. */
export async function loggedInVendor(
  app: TestApp,
  vendor: Actor,
  password: string = PASSWORD,
): Promise<Actor> {
  const { body } = await send(app, 'POST', '/api/pro/login', { email: vendor.email, password })
  return atProcess(app, { ...vendor, token: body.token })
}

const callBy =
  (app: TestApp, token: string): Actor['call'] =>
  (method, path, body, headers) =>
    send(app, method, path, body, { authorization: `Bearer ${token}`, ...headers })

/** Creates a member of the operator's team, an owner unless another role is given. */
export async function createAdmin(
  app: TestApp,
  { name = 'Maeve Tierney', role = 'owner', ...fields }: AccountFields & { role?: AdminRole } = {},
): Promise<Actor> {
  const actor = await createAccount(app, 'admin', { name, ...fields })
  await app.runtime.db.insert(teamMember).values({ accountId: actor.id, role, joinedAt: app.clock.now() })
  return actor
}

let passwordHash: Promise<string> | undefined

async function createAccount(
  app: TestApp,
  role: Role,
  { name, email, imageKey, emailVerifiedAt }: AccountFields & { name: string },
): Promise<Actor> {
  const { db } = app.runtime
  const now = app.clock.now()
  const row = {
    id: randomUUID(),
    role,
    name,
    email: email ?? `${role}-${randomUUID()}@example.test`,
    imageKey: imageKey ?? null,
    emailVerifiedAt: emailVerifiedAt === undefined ? now : emailVerifiedAt,
    passwordHash: await (passwordHash ??= hashPassword(PASSWORD)),
    createdAt: now,
  }
  await db.insert(account).values(row)
  const token = createSessionToken(role)
  const [opened] = await db
    .insert(session)
    .values({ accountId: row.id, tokenHash: digestOf(token), createdAt: now, lastUsedAt: now })
    .returning({ id: session.id })
  return {
    id: row.id,
    name,
    email: row.email,
    token,
    sessionId: opened!.id,
    call: callBy(app, token),
  }
}
