// @module-tag time
import { describe, expect, test } from 'vitest'
import { readBusy } from './read-busy.ts'
import { readBusyInWorker } from './read-busy-in-worker.ts'

const WINDOW = {
  from: new Date('2026-11-23T00:00:00Z'),
  to: new Date('2027-11-23T00:00:00Z'),
  ownHost: 'anseo.example',
}

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@other.example', ...lines, 'END:VEVENT']
const read = (...lines: string[]) =>
  readBusy(calendar(...lines), WINDOW).map(
    ({ start, end }) => `${start.toISOString().slice(0, 16)} ${end.toISOString().slice(0, 16)}`,
  )

const TEN_TO_ELEVEN = ['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z']
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('a time', () => {
  test.each([
    ['in UTC', ['DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'], '2026-11-24T10:00 2026-11-24T11:00'],
    [
      'floating, in winter',
      ['DTSTART:20261124T101500', 'DURATION:PT45M'],
      '2026-11-24T10:15 2026-11-24T11:00',
    ],
    [
      'floating, in summer',
      ['DTSTART:20270624T100000', 'DURATION:PT1H'],
      '2027-06-24T09:00 2027-06-24T10:00',
    ],
    ['of a date', ['DTSTART;VALUE=DATE:20270624'], '2027-06-23T23:00 2027-06-24T23:00'],
    [
      'over the night when the clocks go forward',
      ['DTSTART:20270328T003000', 'DTEND:20270328T030000'],
      '2027-03-28T00:30 2027-03-28T02:00',
    ],
    [
      'in a zone by name only',
      ['DTSTART;TZID=America/New_York:20261124T100000', 'DURATION:PT1H'],
      '2026-11-24T15:00 2026-11-24T16:00',
    ],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Atlantis:20261124T100000', 'DURATION:PT1H'],
      '2026-11-24T10:00 2026-11-24T11:00',
    ],
  ])('%s', (_which, lines, expected) => {
    expect(read(...event(...lines))).toEqual([expected])
  })

  test('in a zone that the file defines', () => {
    const lines = event('DTSTART;TZID=Eastern Standard Time:20270624T100000', 'DURATION:PT1H')
    expect(read(...NEW_YORK, ...lines)).toEqual(['2027-06-24T14:00 2027-06-24T15:00'])
  })
})

describe('an event', () => {
  test.each([
    ['that is tentative', ['STATUS:TENTATIVE'], 1],
    ['that is cancelled', ['STATUS:CANCELLED'], 0],
    ['that is transparent', ['TRANSP:TRANSPARENT'], 0],
    ['that Outlook shows as free', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'], 0],
    ['that Outlook shows as out of office', ['X-MICROSOFT-CDO-BUSYSTATUS:OOF'], 1],
  ])('%s', (_which, lines, count) => {
    expect(read(...event(...TEN_TO_ELEVEN, ...lines))).toHaveLength(count)
  })

  test('of ours is not read back', () => {
    const own = event(...TEN_TO_ELEVEN).with(1, 'UID:7f0c@anseo.example')
    expect(read(...own)).toEqual([])
  })

  test('without a start, without length or outside the window counts for nothing', () => {
    expect(read(...event('SUMMARY:Nothing'))).toEqual([])
    expect(read(...event('DTSTART:20261124T100000Z'))).toEqual([])
    expect(read(...event('DTSTART:20251124T100000Z', 'DURATION:PT1H'))).toEqual([])
  })

  test('is joined with what it overlaps or touches', () => {
    const later = event('DTSTART:20261124T110000Z', 'DTEND:20261124T120000Z').with(1, 'UID:two@other.example')
    expect(read(...later, ...event(...TEN_TO_ELEVEN))).toEqual(['2026-11-24T10:00 2026-11-24T12:00'])
  })
})

describe('a recurrence', () => {
  const WEEKLY = ['DTSTART;TZID=Europe/Dublin:20260302T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO']

  test('keeps its wall time over both changes of the clocks, and ends with the window', () => {
    const times = read(...event(...WEEKLY))
    expect(times).toHaveLength(53)
    expect(times[0]).toBe('2026-11-23T10:00 2026-11-23T11:00')
    expect(times[18]).toBe('2027-03-29T09:00 2027-03-29T10:00')
    expect(times.at(-1)).toBe('2027-11-22T10:00 2027-11-22T11:00')
  })

  test('leaves out excluded, cancelled and moved dates', () => {
    const moved = event('RECURRENCE-ID:20261130T100000Z', 'DTSTART:20261201T120000Z', 'DURATION:PT1H')
    const cancelled = event('RECURRENCE-ID:20261207T100000Z', 'DTSTART:20261207T100000Z', 'STATUS:CANCELLED')
    const rule = event(
      'DTSTART:20261123T100000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE:20261214T100000Z',
    )
    expect(read(...rule, ...moved, ...cancelled)).toEqual([
      '2026-11-23T10:00 2026-11-23T11:00',
      '2026-12-01T12:00 2026-12-01T13:00',
      '2026-12-21T10:00 2026-12-21T11:00',
    ])
  })
})

test('an occurrence after the window that was moved into it counts', () => {
  const rule = event('DTSTART;TZID=Europe/Dublin:20271201T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Dublin:20271208T100000',
    'DTSTART;TZID=Europe/Dublin:20261124T100000',
    'DURATION:PT1H',
  )
  const later = event('RECURRENCE-ID:20271215T100000Z', 'DTSTART:20271216T100000Z', 'DURATION:PT1H')
  expect(read(...rule, ...moved, ...later)).toEqual(['2026-11-24T10:00 2026-11-24T11:00'])
})

describe('a file', () => {
  test('of 2 MB with 20,000 events is read', async () => {
    const events = Array.from({ length: 20_000 }, (_, index) => {
      const start = new Date(WINDOW.from.getTime() + index * 1_500_000)
      const text = start.toISOString().replaceAll(/[-:]|\.\d+/g, '')
      return event(`DTSTART:${text}`, 'DURATION:PT10M').with(1, `UID:${index}@other.example`)
    })
    expect(await readBusyInWorker(calendar(...events.flat()), WINDOW)).toHaveLength(20_000)
  })

  test.each([
    ['that is a web page', '<!doctype html><title>Log in</title>'],
    ['that is empty', ''],
    ['that is an address book', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Nobody\r\nEND:VCARD\r\n'],
    ['that repeats every second', calendar(...event('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'))],
  ])('%s is refused', async (_which, text) => {
    await expect(readBusyInWorker(text, WINDOW)).rejects.toThrow('no calendar, or without an end')
  })
})
