import type { CheckKind } from '@anseo/domain/vetting-checks'
import { type Wall, WALLS } from '@anseo/domain/walls'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'

/** The kinds of a picture: one of the product, a figure on a transparent ground, or a photo that fills its frame. */
export const PICTURE_KINDS = ['product', 'figure', 'photo'] as const

/** A speciality that vendors can have; the operator edits them, and none is ever deleted. */
export const speciality = pgTable(
  'speciality',
  {
    /** The key in addresses and the API (C1); a trigger keeps it as it is. */
    name: text('name').primaryKey(),
    label: text('label').notNull(),
    plural: text('plural').notNull(),
    text: text('text').notNull(),
    /** Its place in lists, from 0. */
    position: integer('position').notNull(),
    wall: text('wall').$type<Wall>().notNull(),
    /** The beginning of the keys of its picture's files. */
    pictureKey: text('picture_key').notNull(),
    pictureKind: text('picture_kind').$type<(typeof PICTURE_KINDS)[number]>().notNull(),
    /** The mandatory checks of its vendors. */
    checks: jsonb('checks').$type<CheckKind[]>().notNull(),
    /** The time of retirement: its vendors keep it, and new vendors cannot choose it. */
    retiredAt: instant('retired_at'),
    /** Counts its changes, so that no admin overwrites another's unseen. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('speciality_wall', sql`${table.wall} in (${sql.raw(quoted(WALLS))})`),
    check('speciality_picture_kind', sql`${table.pictureKind} in (${sql.raw(quoted(PICTURE_KINDS))})`),
  ],
)

const quoted = (texts: readonly string[]) => texts.map((one) => `'${one}'`).join(', ')
