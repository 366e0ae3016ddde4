import { z } from 'zod'
import { call, succeeds, succeedsWithMessage } from './call.ts'
import { instant, typedPassword } from './wire.ts'

export const showCalendarFeed = call({
  method: 'GET',
  path: '/api/pro/calendar-feed',
  access: 'vendor',
  summary: 'Whether there is a private link to the own calendar, and when it was last read.',
  reply: succeeds({
    feed: z.object({ createdAt: instant(), lastReadAt: instant().nullable() }).nullable(),
  }),
  refusals: [],
})

export const createCalendarFeed = call({
  method: 'POST',
  path: '/api/pro/calendar-feed',
  access: 'vendor',
  summary: 'Make a new private link, shown once; an older one stops working.',
  body: z.object({ password: typedPassword() }),
  reply: succeeds({ url: z.string(), message: z.string() }),
  refusals: ['WRONG_PASSWORD'],
})

export const revokeCalendarFeed = call({
  method: 'DELETE',
  path: '/api/pro/calendar-feed',
  access: 'vendor',
  summary: 'End the private link.',
  reply: succeedsWithMessage(),
  refusals: ['NOT_FOUND'],
})
