// covers: ASVS 1.2.3, 1.3.11
import { withoutNoticePrefix } from '@anseo/domain/notice'
import { hasVisible, onOneLine } from '@anseo/domain/plain-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { HOSTILE_STRINGS } from '@anseo/test-support/hostile-strings'
import type { Reply } from '../../testing/requests.ts'
import { openTab, type Tab } from '../../testing/sockets.ts'
import { THOROUGH } from '@anseo/test-support/thorough'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const app = ownApp()
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)
const admin = ownActor(app, createAdmin)
let appointmentId: string
let serviceId: string
let replyId: string
let tab: Tab
beforeAll(async () => {
  const startsAt = new Date(app.clock.now().getTime() + 50 * 3_600_000)
  appointmentId = await insertAppointmentRow(app, { client, vendor }, { startsAt })
  serviceId = (await vendor.call('POST', '/api/pro/services', menuEntry('Cut'))).body.services[0]._id
  await vendor.call('POST', '/api/pro/saved-replies', saved)
  replyId = (await vendor.call('GET', '/api/pro/saved-replies')).body.replies[0]._id
  tab = await openTab(app, client)
})
afterAll(() => void tab?.socket.close())

const menuEntry = (name: string, description = '') => ({ name, description, price: 50, durationHours: 1 })
const saved = { title: 'Hello', text: 'Hello.' }
const dayOff = { start: '2026-11-25T10:00:00Z', end: '2026-11-25T12:00:00Z' }

function form(fields: Record<string, string>) {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  return sent
}

/** Some fields that are sent together. */
interface Form {
  fields: readonly string[]
  write: (fields: Record<string, string>) => Promise<Pick<Reply, 'status' | 'body'>>
  /** Reads the fields after the write. */
  read: (written: Reply['body']) => Promise<Record<string, string | null>>
}

const FORMS: Record<string, Form> = {
  'the profile of a client': {
    fields: ['name', 'address'],
    write: ({ address, ...rest }) => {
      const lines: Record<string, string> =
        address === undefined ? {} : { address: JSON.stringify({ line1: address }) }
      return client.call('POST', '/api/user/update-profile', form({ ...rest, ...lines }))
    },
    read: async () => {
      const { name, address } = (await client.call('GET', '/api/user/get-profile')).body.userData
      return { name, address: address.line1 }
    },
  },
  'the profile of a vendor': {
    fields: ['name', 'city', 'location', 'experience', 'about'],
    write: (fields) => vendor.call('PATCH', '/api/pro/profile', form(fields)),
    read: async ({ vendorData }) => vendorData,
  },
  'a service': {
    fields: ['name', 'description'],
    write: (fields) =>
      vendor.call('PUT', `/api/pro/services/${serviceId}`, { ...menuEntry('Cut'), ...fields }),
    read: async ({ services }) => services[0],
  },
  'a saved reply': {
    fields: ['title', 'text'],
    write: (fields) => vendor.call('PUT', `/api/pro/saved-replies/${replyId}`, { ...saved, ...fields }),
    read: async () => (await vendor.call('GET', '/api/pro/saved-replies')).body.replies[0],
  },
  "a vendor's note": {
    fields: ['note'],
    write: (fields) => vendor.call('PUT', `/api/pro/appointments/${appointmentId}/note`, fields),
    read: async () => ({
      note: (await vendor.call('GET', `/api/pro/appointments/${appointmentId}`)).body.vendorNote,
    }),
  },
  'a note of the team': {
    fields: ['text'],
    write: (fields) =>
      admin.call('POST', '/api/admin/team-notes', { kind: 'appointment', subject: appointmentId, ...fields }),
    read: async ({ note }) => note,
  },
  'the brand': {
    fields: ['brandName', 'brandMotto', 'brandAddress', 'brandPhone'],
    write: (fields) => admin.call('PATCH', '/api/admin/settings', fields),
    read: async () => (await admin.call('GET', '/api/admin/settings')).body.settings,
  },
  'a time off': {
    fields: ['label'],
    write: async (fields) => {
      const reply = await vendor.call('POST', '/api/pro/time-off', { ...dayOff, ...fields })
      if (reply.status === 200) await vendor.call('DELETE', `/api/pro/time-off/${reply.body.timeOff._id}`)
      return reply
    },
    read: async ({ timeOff }) => timeOff,
  },
  'a message': {
    fields: ['content'],
    write: async ({ content = '' }) => {
      const reply = await tab.send(vendor.id, content)
      return { status: reply.success ? 200 : 400, body: { ...reply, fields: { content: '' } } }
    },
    read: async ({ message }) => message,
  },
}

/** Removes from a text what may change on its way: spaces at its ends, the kind of breaks, and the prefix of notices (C2). */
const comparable = (text: string) => onOneLine(withoutNoticePrefix(onOneLine(text)))

/** Writes a text into all fields, less those for which it is refused. @returns the others, and what stands there. */
async function writeEverywhere({ fields, write, read }: Form, text: string) {
  let taken = fields
  while (taken.length > 0) {
    const reply = await write(Object.fromEntries(taken.map((name) => [name, text])))
    if (reply.status === 200) return { taken, stored: await read(reply.body) }
    expect(reply, text).toMatchObject({ status: 400, body: { fields: expect.any(Object) } })
    const refused = new Set(Object.keys(reply.body.fields).map((path) => path.split('.')[0]))
    const left = taken.filter((name) => !refused.has(name))
    expect(left.length, text).toBeLessThan(taken.length)
    taken = left
  }
  return { taken, stored: {} as Record<string, string> }
}

/** Each text goes into every form, or into some of them: the next form gets those before it did not. */
const SHARE = THOROUGH ? 1 : 4
const textsFor = (form: number) => HOSTILE_STRINGS.filter((_, n) => n % SHARE === form % SHARE)

test.each(Object.entries(FORMS).map(([name, sent], form) => [name, sent, textsFor(form)] as const))(
  'every text in %s is stored as it was sent, or refused',
  async (_name, sent, texts) => {
    let timesTaken = 0
    for (const text of texts) {
      const { taken, stored } = await writeEverywhere(sent, text)
      timesTaken += taken.length
      // An invisible text counts as empty where a field may stay empty.
      const allowed = hasVisible(text) ? [comparable(text)] : ['', comparable(text)]
      for (const name of taken) expect(allowed, `${name} ${text}`).toContain(comparable(stored[name] ?? ''))
    }
    // Most of them are what somebody may have to write, about code or in another script.
    expect(timesTaken).toBeGreaterThan(texts.length * sent.fields.length * 0.6)
  },
  240_000,
)

test.each([
  '\u202etxt.exe',
  'pay\u200bpal',
  'a\u2066b',
  '\u3164\u3164',
  '\u200d\u200d',
  `Z${'\u0300'.repeat(30)}`,
])('the name %j is refused beside its field', async (name) => {
  for (const { write } of [FORMS['the profile of a client']!, FORMS['the profile of a vendor']!]) {
    const reply = await write({ name })
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(reply.body.fields.name).toBeTruthy()
  }
})
