import type { Client } from 'pg'
import { placeNameOf } from '@anseo/domain/find-place'
import { searchName } from '@anseo/domain/search-name'
import { FIRST_NAMES, SECOND_SURNAMES, SURNAMES, TOWNS } from './seed-names.ts'
import { serviceRows, tradeRows } from './seed-trades.ts'

/** Number of names made of the lists; people beyond that are namesakes. */
const NAMES = 25_000

/**
 * Makes the chance and the ids of one seed, in the form of random ids: the same number always gives the same choice.
 */
const functions = (seed: number) => `
  create function pg_temp.seed_pick(n bigint, salt int, choices int) returns int
    language sql immutable parallel safe
    as $$ select (((hashint8extended(n, ${seed * 1000} + salt) >> 8) & 2147483647) % choices)::int $$;
  create function pg_temp.seed_id(kind text, n bigint) returns uuid
    language sql immutable parallel safe
    as $$ select overlay(overlay(md5('${seed}:' || kind || ':' || n) placing '4' from 13) placing '8' from 17)::uuid $$`

/** Creates the functions and word lists that the statements pick from, for this connection only. */
export async function loadWords(db: Client, seed: number): Promise<void> {
  await db.query(functions(seed))
  await load(db, 'seed_name', 'place int, man boolean, name text, search_name text', nameRows())
  await load(db, 'seed_town', 'place int, city text, location text, works_from text', townRows())
  await load(
    db,
    'seed_trade',
    `place int, speciality text, from_cents int, steps int, abouts text[], checks text[],
      praise text[], mixed text[]`,
    tradeRows(),
  )
  await load(
    db,
    'seed_service',
    'speciality text, position int, name text, line text, hours int, rate numeric',
    serviceRows(),
  )
}

async function load(db: Client, table: string, columns: string, rows: object[]): Promise<void> {
  await db.query(`create temp table ${table} (${columns})`)
  await db.query(`insert into ${table} select * from jsonb_to_recordset($1::jsonb) as listed(${columns})`, [
    JSON.stringify(rows),
  ])
  await db.query(`analyze ${table}`)
}

function nameRows() {
  return Array.from({ length: NAMES }, (_, place) => {
    const first = FIRST_NAMES[place % FIRST_NAMES.length]!
    const rest = Math.floor(place / FIRST_NAMES.length)
    const second = SECOND_SURNAMES[Math.floor(rest / SURNAMES.length)]
    const surname = SURNAMES[rest % SURNAMES.length]!
    const name = [first, second ? `${surname}-${second}` : surname].join(' ')
    return { place, man: place % 2 === 1, name, search_name: searchName(name) }
  })
}

/** Returns one row for each thousandth of the vendors; a town has as many rows as its share. */
function townRows() {
  const listed = TOWNS.flatMap(({ city, share, areas }) =>
    Array.from({ length: share }, (_, place) => ({ city, location: areas[place % areas.length]! })),
  )
  return listed.map((row, place) => ({ place, ...row, works_from: placeNameOf(row) }))
}

/** Number of names and towns to choose from. */
export const WORDS = { names: NAMES, towns: TOWNS.reduce((sum, { share }) => sum + share, 0) }
