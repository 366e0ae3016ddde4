import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import type { UnitOfWork } from '../unit-of-work/unit-of-work.ts'
import type { RetentionPeriod } from './retention-period.ts'
import type { Subject } from './subject.ts'

/** A module's personal data, as it offers it to `privacy`: a copy of it, its erasure, and its retention. */
export interface PersonalData {
  /** The files of an export: those that clients and vendors both get, and those of one side. */
  exports?: Partial<Record<'both' | PersonRole, readonly Subject[]>>
  /** Tables of which no row is exported. A test asks of every table that it is exported or named here. */
  notExported?: readonly NotExported[]
  /** The pictures and documents of an account: an export includes them, and an erasure removes them. */
  findFiles?: (db: Queryable, accountId: string) => Promise<StoredFile[]>
  erasure?: ErasurePart
  periods?: readonly RetentionPeriod[]
}

export type PersonRole = 'client' | 'vendor'

/** The owner of an account whose data it is. */
export interface Person {
  accountId: string
  role: PersonRole
}

/** Names the column that refers to a person in tables about clients and vendors: `client_id` or `vendor_id`. */
export const ownColumn = ({ role }: Pick<Person, 'role'>): SQL => sql.identifier(`${role}_id`).getSQL()

/** Names the column of the other side. */
export const otherColumn = ({ role }: Pick<Person, 'role'>): SQL =>
  ownColumn({ role: role === 'client' ? 'vendor' : 'client' })

export interface NotExported {
  table: string
  why: string
  /** True if the README of an export mentions it. */
  inReadme?: true
}

export interface StoredFile {
  key: string
  kind: 'portrait' | 'document' | 'photo'
  /** The width of a photo in pixels, by which its renditions are named. */
  width?: number
  /** The path in an export. */
  path: string
  /** The description in the README of an export. */
  about: string
}

/** A module's part in closing an account, and in erasing it. */
export interface ErasurePart {
  /** Locks what has to be locked before the account, in the transaction of a step. */
  lock?: (db: Transaction, accountId: string) => Promise<void>
  /** Takes an account out of what others see as soon as it closes. */
  close?: (unit: UnitOfWork, accountId: string) => Promise<void>
  /** Takes back what `close` did. */
  reopen?: (unit: UnitOfWork, accountId: string) => Promise<void>
  obstacles?: Obstacles
  /** Selects the ids of the accounts that a person dealt with, which may have seen the name. */
  others?: (person: Person) => SQL
  /** Selects the ids, as text, of the records that a person was part of, for audit entries and notes about them. */
  partOf?: (person: Person) => SQL
  /** Selects the instant of the last record that the law requires to keep the name; null if there is none. */
  lastRecord?: (person: Person) => SQL
  /** Deletes the module's data about a person, or removes the texts in it. */
  erase?: (unit: UnitOfWork, person: ErasedPerson) => Promise<void>
}

/** Expressions for what has to be over before an account is erased (L7); one statement asks for all of them. */
interface Obstacles {
  /** Counts the appointments that have not ended. */
  liveAppointments?: (accountId: string) => SQL
  /** Returns whether money is on its way, or may be. */
  moneyUnderWay?: (accountId: string) => SQL
}

/** The owner of an account being erased, with facts that were read before anything was deleted. */
export interface ErasedPerson extends Person {
  name: string
  email: string
  /** True if the person has another account with this address on another site. */
  sharesEmail: boolean
  /** The accounts that the person dealt with. */
  others: readonly { id: string; email: string }[]
  /** The ids, as text, that audit entries and notes may be about: the account and its records. */
  partOf: readonly string[]
}
