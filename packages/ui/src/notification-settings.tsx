import type { NoticeChoice, NoticeTopic } from '@anseo/domain/notice-choices'
import { useEffect, useRef } from 'react'
import { ChoiceOutcome } from './choice-outcome.tsx'
import { LoadFailure } from './load-failure.tsx'
import { NoticeChoiceTable } from './notice-choice-table.tsx'
import { type PushDevice, PushDeviceRow } from './push-device-row.tsx'

/** Anchor of links to this section. */
const ID = 'notifications'

export type NoticeChoices = {
  /** The choices in the form, saved or not; null until they have loaded. */
  shown: readonly NoticeChoice[] | null
  failed: boolean
  reload: () => void
  change: (choice: NoticeChoice) => void
  /** The choice that was saved last. */
  saved: NoticeChoice | null
  /** The choices that could not be saved, and why; the form still shows them. */
  unsaved: { choices: readonly NoticeChoice[]; reason: string } | null
  /** Saves the unsaved choices again. */
  retry: () => void
  /** Resets the unsaved choices to the saved ones. */
  giveUp: () => void
}

type NotificationSettingsProps = {
  /** A line that explains each topic. */
  about: Record<NoticeTopic, string>
  choices: NoticeChoices
  /** Absent when the site cannot send push notifications. */
  device?: PushDevice
}

/** Profile card with the channels and topics of notifications. */
export function NotificationSettings({ about, choices, device }: NotificationSettingsProps) {
  const { saved } = choices
  const section = useRef<HTMLElement>(null)
  // The section appears after the page has scrolled to the address.
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
        <NoticeChoiceTable choices={choices.shown} about={about} onChange={choices.change} />
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
