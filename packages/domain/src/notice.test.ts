import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formNotice, NOTICE_PREFIX, readNotice, withoutNoticePrefix } from './notice.ts'

// covers: §3.15
test('a notice loses its prefix and becomes a Notification, anything else is a Broadcast', () => {
  expect(formNotice('Paid')).toBe('📢 Notifications: Paid')
  expect(readNotice(formNotice('Paid'))).toEqual({ type: 'Notification', text: 'Paid' })
  expect(readNotice('📢 Notifications:Paid')).toEqual({ type: 'Notification', text: 'Paid' })
  expect(readNotice('We are open')).toEqual({ type: 'Broadcast', text: 'We are open' })
})

test('no text of a user forms the prefix, however it is put together', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '📢',
      ' ',
      'Notifications',
      'Notif',
      'ications',
      ':',
      '\u200B',
      'x',
      NOTICE_PREFIX,
      '\uFE0F',
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = withoutNoticePrefix(parts.join(''))
      expect(text).not.toContain(NOTICE_PREFIX)
      expect(readNotice(text).type).toBe('Broadcast')
    }),
    { numRuns: 1000 },
  )
})

test('what a removed prefix leaves does not form it anew', () => {
  expect(withoutNoticePrefix(`📢 Notif${NOTICE_PREFIX}ications: you won`)).toBe('you won')
})

test('a harmless text stays as it is', () => {
  expect(withoutNoticePrefix(' Notifications: I have a 📢 ')).toBe(' Notifications: I have a 📢 ')
})
