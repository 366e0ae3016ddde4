import {
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeTopic,
} from '@anseo/domain/notice-choices'
import { Skeleton } from './skeleton.tsx'
import { Switch } from './switch.tsx'

const CHANNELS: Record<NoticeChannel, { head: string; by: string }> = {
  mail: { head: 'Email', by: 'by email' },
  push: { head: 'Push', by: 'by push' },
}

const NAMES: Record<NoticeTopic, string> = {
  bookings: 'Bookings',
  messages: 'Messages',
  payments: 'Payments',
  reminders: 'Reminders',
  announcements: 'Announcements',
}

/** Returns the label of a choice, such as 'Bookings by email'. */
export const choiceLabel = ({ topic, channel }: Pick<NoticeChoice, 'topic' | 'channel'>): string =>
  `${NAMES[topic]} ${CHANNELS[channel].by}`

type NoticeChoiceTableProps = {
  /** The choices; null until they have loaded. */
  choices: readonly NoticeChoice[] | null
  /** A line that explains each topic. */
  about: Record<NoticeTopic, string>
  onChange: (choice: NoticeChoice) => void
}

/** Topics down, channels across, a switch in each cell. */
export function NoticeChoiceTable({ choices, about, onChange }: NoticeChoiceTableProps) {
  return (
    <table className="choice-table">
      <caption className="sr-only">How we notify you</caption>
      <thead>
        <tr>
          <th scope="col">Topic</th>
          {NOTICE_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {CHANNELS[channel].head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_TOPICS.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              {NAMES[topic]}
              <small>{about[topic]}</small>
            </th>
            {NOTICE_CHANNELS.map((channel) => (
              <td key={channel}>
                <Cell choice={findChoice(choices, topic, channel)} onChange={onChange} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const findChoice = (choices: readonly NoticeChoice[] | null, topic: NoticeTopic, channel: NoticeChannel) =>
  choices?.find((choice) => choice.topic === topic && choice.channel === channel)

function Cell({ choice, onChange }: { choice?: NoticeChoice } & Pick<NoticeChoiceTableProps, 'onChange'>) {
  if (!choice) return <Skeleton className="choice-wait" width="48px" height={28} />
  return (
    <Switch
      bare
      label={choiceLabel(choice)}
      checked={choice.wanted}
      onChange={(wanted) => onChange({ ...choice, wanted })}
    />
  )
}
