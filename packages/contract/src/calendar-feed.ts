import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { instant, typedPassword } from './wire.ts'

export const showCalendarFeed = call({
  method: 'GET',
  path: '/api/pro/calendar-feed',
  access: 'vendor',
  summary: 'Get whether there is a private calendar link, and when it was last read.',
  reply: succeeds({
    feed: z.object({ createdAt: instant(), lastReadAt: instant().nullable() }).nullable(),
  }),
})

export const createCalendarFeed = call({
  method: 'POST',
  path: '/api/pro/calendar-feed',
  access: 'vendor',
  summary: 'Create a private calendar link, shown once. An older link stops working.',
  body: z.object({ password: typedPassword() }),
  reply: succeeds({ url: z.string(), message: z.string() }),
  refusals: ['WRONG_PASSWORD'],
})

export const revokeCalendarFeed = call({
  method: 'DELETE',
  path: '/api/pro/calendar-feed',
  access: 'vendor',
  summary: 'Turn off the private calendar link.',
  refusals: ['NOT_FOUND'],
})
