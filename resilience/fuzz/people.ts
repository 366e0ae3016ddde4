import { randomUUID } from 'node:crypto'
import { placeNameOf } from '@anseo/domain/find-place'
import type { Pool } from 'pg'
import { createSessionToken, digestOf } from '@anseo/server/modules/identity/public'
import { hashPassword } from '@anseo/server/platform/passwords/password-hash'
import { PASSWORD } from './candidates.ts'

export type Role = 'client' | 'vendor' | 'admin'

/** An account that can make calls. */
export interface Person {
  /** The name in the report, such as `vendor B`. */
  readonly label: string
  readonly role: Role
  id: string
  email: string
  token: string
  /** A token of the same person whose session has ended. */
  endedToken: string
}

/** Values in the fields of a person that only this person, its partner and an admin may read. */
export interface Private {
  name?: string
  phone?: string
  addressLine1?: string
}

/** Inserts accounts into the database, so that the fuzzer has a usable one even after a call has closed or changed one. */
export function createPeople(database: Pool) {
  const hashed = hashPassword(PASSWORD)
  const insertAccount = async (role: Role, name: string) => {
    const id = randomUUID()
    const email = `${role}-${id}@example.test`
    await database.query(
      `insert into account (id, role, email, name, password_hash, created_at, email_verified_at)
       values ($1, $2, $3, $4, $5, now() - interval '30 days', now() - interval '30 days')`,
      [id, role, email, name, await hashed],
    )
    return { id, email }
  }
  const openSession = async ({ id, role }: { id: string; role: Role }) => {
    const token = createSessionToken(role)
    await database.query(
      `insert into session (account_id, token_hash, created_at, last_used_at) values ($1, $2, now(), now())`,
      [id, digestOf(token)],
    )
    return token
  }
  const insertProfile = async (id: string, role: Role, { phone, addressLine1 }: Private) => {
    if (role === 'client') {
      await database.query(
        `insert into client (id, phone, address_line1, eircode) values ($1, $2, $3, 'D02 X285')`,
        [id, phone ?? '+353871234567', addressLine1 ?? '12 Harcourt Terrace'],
      )
    }
    if (role === 'admin') {
      await database.query(
        `insert into team_member (account_id, role, joined_at) values ($1, 'owner', now())`,
        [id],
      )
      // Without a second step an admin gets no further than to the page that sets one up.
      await database.query(
        `insert into second_factor (account_id, secret, created_at, confirmed_at) values ($1, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', now(), now())`,
        [id],
      )
    }
    if (role === 'vendor') {
      await database.query(
        `insert into vendor (id, speciality, city, location, experience, about, phone, fee_per_hour_cents,
           applied_at, verified_at, search_name, place)
         values ($1, 'Hairstylist', 'Dublin', 'Ranelagh', '8 years', 'Cuts and colours at your kitchen table.',
           $2, 4500, now() - interval '30 days', now() - interval '30 days', 'aoife byrne', $3)`,
        [id, phone ?? '+353861234567', placeNameOf({ city: 'Dublin', location: 'Ranelagh' })],
      )
    }
  }
  const create = async (label: string, role: Role, facts: Private = {}): Promise<Person> => {
    const account = await insertAccount(role, facts.name ?? `Aoife Byrne`)
    await insertProfile(account.id, role, facts)
    const person = { label, role, ...account, token: await openSession({ id: account.id, role }) }
    const endedToken = await openSession(person)
    await database.query(`update session set ended_at = now() where token_hash = $1`, [digestOf(endedToken)])
    return { ...person, endedToken }
  }
  return {
    create,
    /**
     * Logs a person in again after their session has ended; one who cannot log in any more is replaced by a new
     * account.
     */
    async renew(person: Person): Promise<void> {
      const { rowCount } = await database.query(
        `select 1 from account left join vendor on vendor.id = account.id
         where account.id = $1 and account.email = $2`,
        [person.id, person.email],
      )
      if (rowCount === 0) Object.assign(person, await create(person.label, person.role))
      else person.token = await openSession(person)
    },
  }
}

export type People = ReturnType<typeof createPeople>
