import { expect, test } from 'vitest'
import { caughtMail } from '../database/schema/mailbox.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

const page = async () => (await fetch(`${app.url}/dev/mailbox`)).text()

test('caught mails are shown newest first, and what is in them stays in their frames', async () => {
  expect(await page()).toContain('No emails yet.')
  const mail = { to: 'a@demo.test', text: 'Hi', html: '<html><head></head><body><i>"Hi"</i></body></html>' }
  await app.runtime.db.insert(caughtMail).values([
    { ...mail, subject: 'First <b>', at: new Date('2026-11-21T10:00:00Z') },
    { ...mail, subject: 'Second', at: new Date('2026-11-21T11:00:00Z') },
  ])
  const html = await page()
  expect(html.indexOf('<b>Second</b>')).toBeGreaterThan(0)
  expect(html.indexOf('<b>First &lt;b&gt;</b>')).toBeGreaterThan(html.indexOf('<b>Second</b>'))
  expect(html).toContain('&lt;i&gt;&quot;Hi&quot;&lt;/i&gt;')
  expect(html).not.toContain('<i>')
  expect(html).not.toContain('allow-scripts')
})

test('files of a mail can be saved from the page, and stand in the JSON', async () => {
  const file = { filename: 'a".ics', contentType: 'text/calendar; method=REQUEST', content: 'QkVHSU4=' }
  await app.runtime.db.insert(caughtMail).values({
    to: 'b@demo.test',
    subject: 'With a file',
    text: 'Hi',
    html: '<p>Hi</p>',
    attachments: [file],
    at: new Date('2026-11-21T12:00:00Z'),
  })
  expect(await page()).toContain(
    '<a download="a&quot;.ics" href="data:text/calendar;method=REQUEST;base64,QkVHSU4=">',
  )
  const [mail] = (await (await fetch(`${app.url}/dev/mailbox.json`)).json()) as object[]
  expect(mail).toEqual({
    to: 'b@demo.test',
    subject: 'With a file',
    text: 'Hi',
    html: '<p>Hi</p>',
    attachments: [file],
    at: '2026-11-21T12:00:00.000Z',
  })
})
