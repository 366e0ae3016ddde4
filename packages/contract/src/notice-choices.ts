import { NOTICE_CHANNELS, NOTICE_TOPICS } from '@anseo/domain/notice-choices'
import { z } from 'zod'
import { call, succeeds } from './call.ts'

const choice = z.object({
  topic: z.enum(NOTICE_TOPICS),
  channel: z.enum(NOTICE_CHANNELS),
  wanted: z.boolean(),
})

/** Every topic with every channel, chosen or by default. */
const choices = () => succeeds({ choices: z.array(choice) })

/** Calls for notification preferences outside of the site; nothing is sent to admins, so they have no such calls. */
const noticeChoiceCalls = <const B extends string, const A extends 'client' | 'vendor'>(
  base: B,
  access: A,
) => ({
  list: call({
    method: 'GET',
    path: `${base}/notice-choices` as const,
    access,
    summary: 'List what is sent by email and push: every topic with every channel.',
    reply: choices(),
  }),
  choose: call({
    method: 'PUT',
    path: `${base}/notice-choices` as const,
    access,
    whileBlocked: true,
    summary: 'Turn one topic on or off for one channel.',
    body: choice,
    reply: choices(),
  }),
})

export const clientNoticeChoiceCalls = noticeChoiceCalls('/api/user', 'client')
export const vendorNoticeChoiceCalls = noticeChoiceCalls('/api/pro', 'vendor')
