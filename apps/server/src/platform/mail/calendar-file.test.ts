// @module-tag time
import { assert, constantFrom, oneof, property, record, string } from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarInvitation, calendarFile } from './calendar-file.ts'
import { oneLine } from './escape-html.ts'

const invitation: CalendarInvitation = {
  uid: '5f0c@anseo.example',
  sequence: 3,
  slot: { start: new Date('2026-11-28T10:00:00Z'), end: new Date('2026-11-28T12:00:00Z') },
  status: 'TENTATIVE',
  title: 'Hairstylist with Jane Byrne',
  place: 'Cork',
  description: 'Awaiting payment.\nhttps://anseo.example/my-appointment',
  organizer: 'Anseo <hello@anseo.example>',
  attendee: { name: 'Ciara Nolan', email: 'ciara@example.test' },
}

const textOf = (changes: Partial<CalendarInvitation> = {}) =>
  Buffer.from(calendarFile({ ...invitation, ...changes }).content, 'base64').toString()

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const event = events[0]!
  const names = event.getAllProperties().map(({ name }) => name)
  return { calendar, event, names, value: (name: string) => event.getFirstPropertyValue(name) }
}

test('an invitation says what, when, where, and between whom', () => {
  const file = calendarFile(invitation)
  expect(file).toMatchObject({
    filename: 'appointment.ics',
    contentType: 'text/calendar; method=REQUEST; charset=utf-8',
  })
  const { calendar, event, value } = read(textOf())
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(value('uid')).toBe('5f0c@anseo.example')
  expect(value('sequence')).toBe(3)
  expect(value('status')).toBe('TENTATIVE')
  expect(value('summary')).toBe('Hairstylist with Jane Byrne')
  expect(value('location')).toBe('Cork')
  expect(value('description')).toBe(invitation.description)
  expect(String(value('organizer')).toLowerCase()).toBe('mailto:hello@anseo.example')
  expect(String(value('attendee')).toLowerCase()).toBe('mailto:ciara@example.test')
  expect(event.getFirstProperty('attendee')!.getParameter('cn')).toBe('Ciara Nolan')
  expect(textOf()).toContain('DTSTART:20261128T100000Z\r\nDTEND:20261128T120000Z\r\n')
  const stamp = new Date(`${String(value('dtstamp'))}`)
  expect(Math.abs(stamp.getTime() - Date.now())).toBeLessThan(60_000)
})

test.each([
  ['"Anseo" <hello@anseo.example>', 'Anseo'],
  ['Anseo <hello@anseo.example>', 'Anseo'],
  ['<hello@anseo.example>', 'hello@anseo.example'],
  ['hello@anseo.example', 'hello@anseo.example'],
])('the sender %s organises it under its name, without quotes', (organizer, name) => {
  const organiser = read(textOf({ organizer })).event.getFirstProperty('organizer')!
  expect(organiser.getParameter('cn')).toBe(name)
  expect(String(organiser.getFirstValue()).toLowerCase()).toBe('mailto:hello@anseo.example')
})

test('every line ends with a line break, the last one too', () => {
  expect(textOf()).toMatch(/\r\nEND:VCALENDAR\r\n$/)
})

test('a cancelled appointment takes its entry out of the calendar', () => {
  expect(calendarFile({ ...invitation, status: 'CANCELLED' }).contentType).toBe(
    'text/calendar; method=CANCEL; charset=utf-8',
  )
  const { calendar, value } = read(textOf({ status: 'CANCELLED', place: null, sequence: 4 }))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(value('status')).toBe('CANCELLED')
  expect(value('sequence')).toBe(4)
  expect(value('location')).toBeNull()
})

const hostile = constantFrom(
  'A\r\nATTENDEE:mailto:eve@example.test',
  'A\nEND:VEVENT\nBEGIN:VEVENT',
  'A\u2028B\u0085C\u0000D',
  String.raw`\;\,\n\\`,
  '";CN="Eve":mailto:x',
  '^^n^\'"',
  '🦊'.repeat(60),
  'é'.repeat(200),
  '\uD800',
)
const anything = oneof(hostile, string({ unit: 'binary', maxLength: 200 }), string({ unit: 'grapheme' }))

test('no text of a user breaks a line or becomes a property', () => {
  const expected = read(textOf()).names
  assert(
    property(
      record({ title: anything, place: anything, description: anything, name: anything }),
      ({ title, place, description, name }) => {
        const text = textOf({
          title,
          place: `at ${place}`,
          description,
          attendee: { name, email: 'c@x.test' },
        })
        const { names, event, value } = read(text)
        expect(names).toEqual(expected)
        expect(value('summary')).toBe(oneLine(title))
        expect(value('location')).toBe(oneLine(`at ${place}`))
        expect(event.getAllProperties('attendee')).toHaveLength(1)
        expect(String(value('attendee')).toLowerCase()).toBe('mailto:c@x.test')
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\p{Cc}]/u)
        }
      },
    ),
  )
})
