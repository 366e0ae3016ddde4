// covers: ASVS 6.4.1, 8.2.1
import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, PASSWORD } from '../../../testing/actors.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { fetchFile, send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { session } from '../../identity/tables/accounts.ts'
import { teamMember } from '../../identity/tables/team.ts'
import { teamInvitation } from '../tables/team-invitations.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NEW_PASSWORD = 'heather-on-howth-2'
const DAY_HOURS = 24

let owner: Actor
const app = ownApp()
beforeEach(async () => {
  await app.runtime.db.delete(teamMember)
  await app.runtime.db.delete(teamInvitation)
  owner = await createAdmin(app)
})

let invited = 0
const someone = () => ({ email: `una-${(invited += 1)}@example.test`, name: 'Una Farrell', role: 'support' })
const invite = (body: object = someone(), by = owner) => by.call('POST', '/api/admin/team', body)
const team = async (by = owner) => (await by.call('GET', '/api/admin/team')).body
const show = (token: string) => send(app, 'POST', '/api/admin/invitation', { token })
const accept = (token: string, password = NEW_PASSWORD) =>
  send(app, 'POST', '/api/admin/invitation/accept', { token, password })
const logIn = (email: string, password = NEW_PASSWORD) =>
  send(app, 'POST', '/api/admin/login', { email, password })
const remove = (who: Actor, by = owner) => by.call('DELETE', `/api/admin/team/${who.id}`)
const setRole = (who: Actor, role: string, by = owner) =>
  by.call('PATCH', `/api/admin/team/${who.id}`, { role })

/** The token of the newest of some invitations by email. */
const tokenTo = async (email: string, count = 1) =>
  linkIn(await newestMailTo(app, email, count)).searchParams.get('token')!

const auditOf = async (subjectId: string) =>
  app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, subjectId)).orderBy(auditEntry.id)

test('the members are sorted by each column both ways, and saved as a file that is recorded', async () => {
  await createAdmin(app, { name: '=1+1', role: 'reader' })
  await createAdmin(app, { name: 'Áine Daly', role: 'support' })
  const { id } = await createAdmin(app, { name: 'Zoë Walsh', role: 'support' })
  await app.runtime.db.delete(session).where(eq(session.accountId, id))
  const idsBy = async (order: string) =>
    (await owner.call('GET', `/api/admin/team?order=${order}`)).body.members.map(
      ({ _id }: { _id: string }) => _id,
    )
  for (const [order, reverse] of [
    ['name', 'name-desc'],
    ['role', 'role-desc'],
    ['active-asc', 'active'],
  ]) {
    const ids = await idsBy(order!)
    expect(ids, order).toHaveLength(4)
    expect(await idsBy(reverse!), reverse).toEqual(ids.toReversed())
    const { bytes } = await fetchFile(app, owner, `/api/admin/team.csv?order=${order}`)
    const lines = new TextDecoder().decode(bytes).trim().split('\n').slice(1)
    expect(
      lines.map((line) => line.split(',')[0]),
      order,
    ).toEqual(ids)
    expect(lines.join('\n')).toContain(",'=1+1,")
  }
  expect((await idsBy('name')).at(-1)).toBe(id)
  expect((await idsBy('active')).at(-1)).toBe(id)
  const [entry] = await auditOf('team')
  expect(entry).toMatchObject({ action: 'list.exported', actorId: owner.id })
  const support = await createAdmin(app, { role: 'support' })
  expect((await fetchFile(app, support, '/api/admin/team.csv')).status).toBe(403)
})

describe('an invitation', () => {
  test('leads by email to a password and into the team, once', async () => {
    const una = someone()
    const { status, body } = await invite(una)
    expect(status).toBe(200)
    expect(body.invitation).toMatchObject({ ...una, invitedBy: owner.name })
    expect((await team()).invitations).toEqual([body.invitation])
    const mail = await newestMailTo(app, una.email)
    expect(mail.subject).toBe('Join the Anseo team')
    expect(mail.text).toContain('Role: Support')
    expect(linkIn(mail).pathname).toBe('/admin/invitation')
    const token = await tokenTo(una.email)
    expect((await show(token)).body.invitation).toEqual({
      ...una,
      invitedBy: owner.name,
      expiresAt: body.invitation.expiresAt,
    })

    expect((await accept(token, 'short')).body.fields).toHaveProperty('password')
    expect((await logIn(una.email)).body.code).toBe('INVALID_CREDENTIALS')
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400])
    expect((await accept(token)).body.code).toBe('LINK_INVALID')

    const { token: opened } = (await logIn(una.email)).body
    const profile = await send(app, 'GET', '/api/admin/profile', undefined, {
      authorization: `Bearer ${opened}`,
    })
    expect(profile.body.userData).toMatchObject({ name: una.name, email: una.email, role: 'support' })
    const { members, invitations } = await team()
    expect(invitations).toEqual([])
    expect(members.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual(
      expect.arrayContaining([
        [owner.email, 'owner'],
        [una.email, 'support'],
      ]),
    )
    expect(await auditOf(body.invitation._id)).toMatchObject([
      { action: 'team.invited', actorId: owner.id, details: { email: una.email, role: 'support' } },
    ])
    const { _id } = members.find(({ email }: { email: string }) => email === una.email)
    expect(await auditOf(_id)).toMatchObject([{ action: 'team.joined', actorId: _id }])
  })

  test('expires after seven days, and can be sent again with another link', async () => {
    const una = someone()
    const { _id } = (await invite(una)).body.invitation
    const first = await tokenTo(una.email)
    app.clock.advance(7 * DAY_HOURS)
    expect((await show(first)).body.code).toBe('LINK_EXPIRED')
    expect((await accept(first)).body.code).toBe('LINK_EXPIRED')
    owner = await createAdmin(app)
    expect((await owner.call('POST', `/api/admin/team/invitations/${_id}/resend`)).status).toBe(200)
    const second = await tokenTo(una.email, 2)
    expect((await accept(first)).body.code).toBe('LINK_INVALID')
    expect((await accept(second)).status).toBe(200)
    expect((await owner.call('POST', `/api/admin/team/invitations/${_id}/resend`)).status).toBe(404)
  })

  test('is withdrawn', async () => {
    const una = someone()
    const { _id } = (await invite(una)).body.invitation
    const token = await tokenTo(una.email)
    const withdraw = () => owner.call('DELETE', `/api/admin/team/invitations/${_id}`)
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(404)
    expect((await accept(token)).body.code).toBe('LINK_INVALID')
    expect((await auditOf(_id)).map(({ action }) => action)).toEqual(['team.invited', 'team.withdrawn'])
  })

  test('is sent once to an address, in any spelling and at once', async () => {
    const una = someone()
    const at = una.email.toUpperCase()
    const answers = await Promise.all([invite(una), invite({ ...una, email: at }), invite(una)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await invite(una)).body.code).toBe('ALREADY_INVITED')
    expect((await invite({ ...una, email: owner.email })).body.code).toBe('ALREADY_IN_TEAM')
    await delay(0)
    expect(await mailsTo(app, una.email)).toHaveLength(1)
  })

  test.each([
    ['email', { email: 'nobody' }],
    ['name', { name: ' ' }],
    ['name', { name: 'a\u202eb' }],
    ['role', { role: 'admin' }],
    ['role', { role: null }],
  ])('with a wrong %s is refused: %j', async (field, wrong) => {
    const { status, body } = await invite({ ...someone(), ...wrong })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty(field)
  })

  test('a client with the same address stays a client', async () => {
    const client = await createClient(app)
    await invite({ ...someone(), email: client.email })
    expect((await accept(await tokenTo(client.email))).status).toBe(200)
    expect((await client.call('GET', '/api/user/get-profile')).status).toBe(200)
    expect((await logIn(client.email)).status).toBe(200)
    expect((await client.call('GET', '/api/admin/team')).status).toBe(403)
  })
})

test('a member who changes its name leaves both names in the audit log', async () => {
  const member = await createAdmin(app, { name: 'Una Farrell', role: 'reader' })
  const rename = (name: string) => {
    const fields = new FormData()
    fields.set('name', name)
    return member.call('POST', '/api/admin/update-profile', fields)
  }
  expect((await rename('Una Ní Fhearghail')).status).toBe(200)
  expect((await rename('Una Ní Fhearghail')).status).toBe(200)
  expect(await auditOf(member.id)).toMatchObject([
    {
      actorId: member.id,
      action: 'team.renamed',
      subjectKind: 'admin',
      details: { name: { from: 'Una Farrell', to: 'Una Ní Fhearghail' } },
    },
  ])
})

describe('a role', () => {
  test('counts from the next call on, with the same token', async () => {
    const member = await createAdmin(app, { role: 'finance' })
    const reads = async () => (await member.call('GET', '/api/admin/ledger')).status
    expect(await reads()).toBe(200)
    expect((await setRole(member, 'vetting')).status).toBe(200)
    expect(await reads()).toBe(403)
    expect((await setRole(member, 'vetting')).status).toBe(200)
    expect(await auditOf(member.id)).toMatchObject([
      { action: 'team.role_changed', details: { role: { from: 'finance', to: 'vetting' } } },
    ])
  })

  test('is changed by owners only, and not their own upwards', async () => {
    const member = await createAdmin(app, { role: 'support' })
    expect((await setRole(member, 'owner', member)).status).toBe(403)
    expect((await invite(someone(), member)).status).toBe(403)
    expect((await remove(owner, member)).status).toBe(403)
    expect((await setRole({ ...member, id: crypto.randomUUID() }, 'owner')).status).toBe(404)
    const client = await createClient(app)
    expect((await setRole(client, 'owner')).status).toBe(404)
  })

  test('of an owner takes the invitations that it sent with it', async () => {
    const member = await createAdmin(app)
    const una = someone()
    await invite(una, member)
    const token = await tokenTo(una.email)
    expect((await setRole(member, 'owner')).status).toBe(200)
    expect((await show(token)).status).toBe(200)
    expect((await setRole(member, 'support')).status).toBe(200)
    expect((await accept(token)).body.code).toBe('LINK_INVALID')
    expect((await invite(una)).status).toBe(200)
  })

  test('of the last owner stays', async () => {
    expect((await setRole(owner, 'support')).body.code).toBe('LAST_OWNER')
    const other = await createAdmin(app)
    expect((await setRole(owner, 'support')).status).toBe(200)
    expect((await setRole(other, 'reader', other)).body.code).toBe('LAST_OWNER')
  })
})

describe('a member who is removed', () => {
  test('is out at once: sessions, sockets, password, links and invitations', async () => {
    const member = await createAdmin(app)
    const una = someone()
    await invite(una, member)
    const theirs = await tokenTo(una.email)
    const tab = await openTab(app, member)
    const gone = new Promise((resolve) => tab.socket.once('disconnect', resolve))
    await send(app, 'POST', '/api/admin/forgot-password', { email: member.email })
    const link = await tokenTo(member.email)

    expect((await remove(member)).status).toBe(200)
    await gone
    expect((await member.call('GET', '/api/admin/overview')).body.code).toBe('INVALID_TOKEN')
    expect((await logIn(member.email, PASSWORD)).body.code).toBe('INVALID_CREDENTIALS')
    const reset = await send(app, 'POST', `/api/admin/reset-password?token=${link}`, {
      password: NEW_PASSWORD,
    })
    expect(reset.body.code).toBe('LINK_INVALID')
    expect((await accept(theirs)).body.code).toBe('LINK_INVALID')
    expect((await remove(member)).status).toBe(404)
    expect(await auditOf(member.id)).toMatchObject([
      { action: 'team.removed', actorId: owner.id, details: { email: member.email, role: 'owner' } },
    ])
  })

  test('gets no more links, and comes back by an invitation alone', async () => {
    const member = await createAdmin(app, { role: 'reader' })
    await remove(member)
    await send(app, 'POST', '/api/admin/forgot-password', { email: member.email })
    expect((await invite({ ...someone(), email: member.email, role: 'finance' })).status).toBe(200)
    const [mail, ...more] = await mailsTo(app, member.email)
    expect(more).toEqual([])
    expect((await accept(linkIn(mail!).searchParams.get('token')!)).status).toBe(200)
    expect((await logIn(member.email)).status).toBe(200)
    const { members } = await team()
    expect(members.find(({ _id }: { _id: string }) => _id === member.id)).toMatchObject({ role: 'finance' })
  })

  test('is no longer among the admins of the list of people', async () => {
    const member = await createAdmin(app, { role: 'reader' })
    const admins = async () => {
      const { body } = await owner.call('GET', '/api/admin/people?role=admin')
      expect(body.counts.admin).toBe(body.people.length)
      return body.people.map(({ _id }: { _id: string }) => _id)
    }
    expect(await admins()).toContain(member.id)
    await remove(member)
    expect(await admins()).toEqual([owner.id])
  })

  test('may be oneself, but not the last owner', async () => {
    expect((await remove(owner)).body.code).toBe('LAST_OWNER')
    await createAdmin(app)
    expect((await remove(owner)).status).toBe(200)
    expect((await owner.call('GET', '/api/admin/profile')).status).toBe(401)
  })
})

test("a colleague's sessions are ended by owners alone", async () => {
  const support = await createAdmin(app, { role: 'support' })
  const end = (who: Actor, by: Actor) =>
    by.call('POST', `/api/admin/people/${who.id}/end-sessions`, { reason: 'A stolen laptop' })
  expect((await end(owner, support)).body.code).toBe('FORBIDDEN')
  expect((await owner.call('GET', '/api/admin/profile')).status).toBe(200)
  expect((await end(support, support)).status).toBe(200)
  expect((await end(support, owner)).status).toBe(200)
  expect((await support.call('GET', '/api/admin/profile')).status).toBe(401)
})

test('owners who remove each other at once leave one', { repeats: 4 }, async () => {
  await app.runtime.db.delete(teamMember)
  const owners = await Promise.all([1, 2, 3].map(() => createAdmin(app)))
  const replies = await Promise.all(owners.map((one, at) => remove(owners[(at + 1) % 3]!, one)))
  expect(replies.map(({ status }) => status)).toContain(200)
  for (const { status } of replies) expect([200, 401, 403, 404, 409]).toContain(status)
  const left = await app.runtime.db.select().from(teamMember).where(eq(teamMember.role, 'owner'))
  expect(left.length).toBeGreaterThan(0)
})

test('two owners who demote each other at once leave one', { repeats: 4 }, async () => {
  const other = await createAdmin(app)
  const replies = await Promise.all([setRole(other, 'reader', owner), setRole(owner, 'reader', other)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await app.runtime.db.select().from(teamMember).where(eq(teamMember.role, 'owner'))
  expect(left).toHaveLength(1)
})
