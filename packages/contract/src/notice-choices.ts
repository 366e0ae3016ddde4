import { NOTICE_CHANNELS, NOTICE_TOPICS } from '@anseo/domain/notice-choices'
import { z } from 'zod'
import { succeeds } from './call.ts'
import { callsOf } from './sites.ts'

const choice = z.object({
  topic: z.enum(NOTICE_TOPICS),
  channel: z.enum(NOTICE_CHANNELS),
  wanted: z.boolean(),
})

/** Every topic with every channel, chosen or by default. */
const choices = () => succeeds({ choices: z.array(choice) })

/** Calls for notification preferences outside of the site; nothing is sent to admins, so they have no such calls. */
const noticeChoiceCalls = <const S extends 'user' | 'pro'>(site: S) => {
  const own = callsOf(site)
  return {
    list: own({
      method: 'GET',
      path: `/api/${site}/notice-choices` as const,
      summary: 'List what is sent by email and push: every topic with every channel.',
      reply: choices(),
    }),
    choose: own({
      method: 'PUT',
      path: `/api/${site}/notice-choices` as const,
      whileBlocked: true,
      summary: 'Turn one topic on or off for one channel.',
      body: choice,
      reply: choices(),
    }),
  }
}

export const clientNoticeChoiceCalls = noticeChoiceCalls('user')
export const vendorNoticeChoiceCalls = noticeChoiceCalls('pro')
