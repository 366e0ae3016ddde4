import type { NoticeChannel, NoticeChoice, NoticeTopic } from '@anseo/domain/notice-choices'
import { useEffect, useRef } from 'react'
import { ChoiceOutcome } from './choice-outcome.tsx'
import { LoadFailure } from './load-failure.tsx'
import { NoticeChoiceTable } from './notice-choice-table.tsx'
import { type PushDevice, PushDeviceRow } from './push-device-row.tsx'

/** Anchor of links to this section. */
const ID = 'notifications'

type NotificationSettingsProps = {
  /** A line that explains each topic. */
  about: Record<NoticeTopic, string>
  channels?: readonly NoticeChannel[]
  choices: {
    /** The choices as set here, saved or not; null while they load. */
    shown: readonly NoticeChoice[] | null
    failed: boolean
    reload: () => void
    change: (choice: NoticeChoice) => void
    saved: NoticeChoice | null
    unsaved: { choices: readonly NoticeChoice[]; reason: string } | null
    retry: () => void
    giveUp: () => void
  }
  /** Absent when the site cannot send push notifications. */
  device?: PushDevice
}

/** Profile card with the channels and topics of notifications. */
export function NotificationSettings({ about, channels, choices, device }: NotificationSettingsProps) {
  const { saved } = choices
  const section = useRef<HTMLElement>(null)
  // The section comes after the page that the address leads to.
  useEffect(() => {
    if (location.hash === `#${ID}`) section.current?.scrollIntoView()
  }, [])
  return (
    <section className="card pad notice-settings" id={ID} aria-labelledby={`${ID}-title`} ref={section}>
      <div>
        <h2 id={`${ID}-title`}>Notifications</h2>
        <p className="muted">
          You can always see your notifications here. Choose which ones we also send you.
        </p>
      </div>
      {choices.failed ? (
        <LoadFailure title="We couldn't load your choices" onRetry={choices.reload} />
      ) : (
        <NoticeChoiceTable
          choices={choices.shown}
          about={about}
          {...(channels && { channels })}
          onChange={choices.change}
        />
      )}
      <ChoiceOutcome
        saved={saved}
        unsaved={choices.unsaved}
        onUndo={() => saved && choices.change({ ...saved, wanted: !saved.wanted })}
        onRetry={choices.retry}
        onGiveUp={choices.giveUp}
      />
      {device && <PushDeviceRow {...device} />}
    </section>
  )
}
