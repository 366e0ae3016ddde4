/** Topics of notifications, as people choose them in their profile. */
export const NOTICE_TOPICS = ['bookings', 'messages', 'payments', 'reminders', 'announcements'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

/** Channels outside of the site; the notice on the site itself cannot be switched off. */
export const NOTICE_CHANNELS = ['mail', 'push'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** A choice for a topic on a channel. */
export interface NoticeChoice {
  topic: NoticeTopic
  channel: NoticeChannel
  wanted: boolean
}

/** Announcements are emailed only on request; everything else is on unless it is switched off. */
const isDefault = (topic: NoticeTopic, channel: NoticeChannel) =>
  !(topic === 'announcements' && channel === 'mail')

/** Returns whether a person with these choices wants a topic on a channel. */
export function wants(choices: readonly NoticeChoice[], topic: NoticeTopic, channel: NoticeChannel): boolean {
  const chosen = choices.find((choice) => choice.topic === topic && choice.channel === channel)
  return chosen?.wanted ?? isDefault(topic, channel)
}

/** Returns every topic with every channel, as it is chosen or by default. */
export const allChoices = (choices: readonly NoticeChoice[]): NoticeChoice[] =>
  NOTICE_TOPICS.flatMap((topic) =>
    NOTICE_CHANNELS.map((channel) => ({ topic, channel, wanted: wants(choices, topic, channel) })),
  )
