import { expect, test } from 'vitest'
import { createAdmin, PASSWORD } from '../../../testing/actors.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'
import { send } from '../../../testing/requests.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })
const admin = ownActor(app, createAdmin)

const APPLICATION = {
  name: 'Nora Quinn',
  password: PASSWORD,
  speciality: 'Cleaner',
  city: 'Cork',
  location: 'Douglas',
  experience: '4 years',
  about: 'Spotless.',
  fees: 30,
  phone: '087 123 4567',
}

/** Registers a vendor, opens the link in its email, and returns the subjects of the emails that follow. */
async function join(email: string): Promise<string[]> {
  await send(app, 'POST', '/api/pro/register', { ...APPLICATION, email })
  const { search } = linkIn(await newestMailTo(app, email))
  expect((await send(app, 'GET', `/api/pro/verify-email${search}`)).status).toBe(200)
  return (await mailsTo(app, email)).slice(1).map(({ subject }) => subject)
}

test('a vendor who joins between the announcement of terms and their day is emailed them, another is not', async () => {
  expect(await join('early@example.test')).toEqual([])
  const terms = { effectiveOn: '2026-12-10', changes: 'Payouts are on Fridays.', text: '## 1. All\nNew.' }
  expect((await admin.call('POST', '/api/admin/vendor-terms', terms)).status).toBe(200)
  expect(await join('between@example.test')).toEqual(['Our terms for vendors change on 10 Dec 2026'])
  expect((await newestMailTo(app, 'between@example.test')).text).toContain('## 1. All\nNew.')
  app.clock.set(new Date('2026-12-10T12:00:00Z'))
  expect(await join('late@example.test')).toEqual([])
})
