// covers: ASVS 16.4.2
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createClient } from '../../testing/actors.ts'
import { verifyChain } from './verify-chain.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

let ids: number[]

const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  await createClient(app)
  // At once, as admins do: each waits for the end of the chain.
  const replies = await Promise.all([1, 2, 3, 4, 5].map((each) => announce(`Closed on day ${each}.`)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { rows } = await app.runtime.db.execute<{ id: string }>(
    sql`select entry_id as id from audit_link order by position`,
  )
  ids = rows.map(({ id }) => Number(id))
})

const announce = (content: string) => admin.call('POST', '/api/admin/broadcasts', { content })
const check = async () => (await admin.call('POST', '/api/admin/audit/chain/check', {})).body

test('every entry is a link, and the check says so until the next one', async () => {
  const checked = await check()
  expect(checked).toMatchObject({
    position: 5,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    checkedAt: expect.stringMatching(/^2026-11-18T12:00/),
    faults: [],
  })
  expect((await admin.call('GET', '/api/admin/audit/chain')).body).toEqual(checked)
})

test('an entry of a transaction that fails is no link', async () => {
  const before = await check()
  expect((await announce('')).status).toBe(400)
  expect(await check()).toMatchObject({ position: before.position, hash: before.hash, faults: [] })
})

describe('past the guards of the database', () => {
  const faultsAfter = async (...statements: string[]) =>
    (await after(statements, () => verifyChain(app.runtime.db))).faults

  /** Runs statements without triggers and constraints, looks, and takes them back. */
  async function after<T>(statements: string[], look: () => Promise<T>): Promise<T> {
    const run = (statement: string) => app.runtime.db.execute(sql.raw(statement))
    await run('create table saved_entry as table audit_entry; create table saved_link as table audit_link')
    await run('create table saved_head as table audit_head')
    await run(`alter table audit_link drop constraint audit_link_entry_id_audit_entry_id_fk;
      alter table audit_entry disable trigger user; alter table audit_link disable trigger user`)
    for (const statement of statements) await run(statement)
    const seen = await look()
    await run(`truncate audit_entry, audit_link, audit_head;
      insert into audit_entry overriding system value table saved_entry;
      insert into audit_link table saved_link; insert into audit_head table saved_head;
      drop table saved_entry, saved_link, saved_head;
      alter table audit_entry enable trigger user; alter table audit_link enable trigger user;
      alter table audit_link add constraint audit_link_entry_id_audit_entry_id_fk
        foreign key (entry_id) references audit_entry (id)`)
    return seen
  }
  const third = () => ids[2]!
  const entry = (values: string) =>
    `insert into audit_entry (at, actor, action, subject_kind, subject_id) values (${values})`
  const at = (fault: string) => ({ fault, entry: third(), position: 3 })

  test.each([
    ['a reason', `reason = 'Another.'`],
    ['the details', `details = details || '{"amount": "€1.00"}'`],
    ['the time', `at = at - interval '1 millisecond'`],
    ['the action', `action = 'vendor.verified'`],
    ['the admin', `actor_id = gen_random_uuid()`],
    ['the subject', `subject_id = 'other'`],
  ])('%s that was changed is found', async (_what, change) => {
    expect(await faultsAfter(`update audit_entry set ${change} where id = ${third()}`)).toEqual([
      at('changed'),
    ])
  })

  test('an entry that was removed is found, with its link or without', async () => {
    const remove = `delete from audit_entry where id = ${third()}`
    expect(await faultsAfter(remove)).toEqual([at('removed')])
    expect(await faultsAfter(remove, 'delete from audit_link where position = 3')).toEqual([
      { fault: 'broken', entry: ids[3], position: 4 },
    ])
  })

  test('so are the newest entries', async () => {
    expect(
      await faultsAfter(
        'delete from audit_link where position > 3',
        `delete from audit_entry where id in (${ids[3]}, ${ids[4]})`,
      ),
    ).toEqual([{ fault: 'broken', entry: null, position: 5 }])
  })

  test('an entry that was inserted is found', async () => {
    expect(await faultsAfter(entry(`now(), 'system', 'vendor.verified', 'vendor', 'x'`))).toEqual([
      { fault: 'inserted', entry: expect.any(Number), position: null },
    ])
  })

  test('an entry that took the place of another is found', async () => {
    expect(await faultsAfter(`update audit_link set entry_id = ${ids[3]} where position = 3`)).toContainEqual(
      { fault: 'broken', entry: ids[3], position: 3 },
    )
  })

  test('a chain that was computed anew is found by an end that was logged before', async () => {
    const { position, hash } = await check()
    const anew = [
      `update audit_entry set reason = 'Another.' where id = ${third()}`,
      `truncate audit_link; update audit_head set position = 0, hash = repeat('0', 64)`,
      `select link_audit_entries('{${ids.join()}}')`,
    ]
    expect(await faultsAfter(...anew)).toEqual([])
    const verify = () => verifyChain(app.runtime.db, { position, hash })
    expect((await after(anew, verify)).faults).toEqual([{ fault: 'broken', entry: null, position }])
    expect((await verify()).faults).toEqual([])
  })
})

test('the database refuses to change, remove or empty links', async () => {
  for (const statement of [
    `update audit_link set hash = ''`,
    'delete from audit_link',
    'truncate audit_link',
  ])
    await expect(app.runtime.db.execute(sql.raw(statement))).rejects.toThrow()
})
