import type { NoticeChoice } from '@anseo/domain/notice-choices'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { NoticeChoices } from '@anseo/ui/notification-settings'
import type { SiteCalls } from './site-calls.ts'

/** The user's notification choices, each saved immediately and one after the other. */
export function useNoticeChoices({ api, site }: SiteCalls<'user' | 'pro'>): NoticeChoices {
  const [known, setKnown] = useState<readonly NoticeChoice[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [pending, setPending] = useState<readonly NoticeChoice[]>([])
  const [unsaved, setUnsaved] = useState<readonly NoticeChoice[]>([])
  const [reason, setReason] = useState('')
  const [saved, setSaved] = useState<NoticeChoice | null>(null)
  const queue = useRef(Promise.resolve())

  const load = async () => {
    setFailed(false)
    await api(`GET /api/${site}/notice-choices`).then(({ choices }) => setKnown(choices), recordFailure)
  }
  const recordFailure = () => setFailed(true)
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])

  const save = async (choice: NoticeChoice) => {
    try {
      const { choices } = await api(`PUT /api/${site}/notice-choices`, { body: choice })
      setKnown(choices)
      setSaved(choice)
    } catch (error) {
      if (isSignedOut(error)) return
      setReason(bookingErrorText(error))
      setUnsaved((before) => [...without(before, choice), choice])
    } finally {
      setPending((before) => before.filter((waiting) => waiting !== choice))
    }
  }
  const change = (choice: NoticeChoice) => {
    setSaved(null)
    setUnsaved((before) => without(before, choice))
    setPending((before) => [...before, choice])
    queue.current = queue.current.then(() => save(choice))
  }
  return {
    shown: known && known.map((choice) => [choice, ...unsaved, ...pending].findLast(isSame(choice))!),
    failed,
    reload: () => void load(),
    change,
    saved,
    unsaved: unsaved.length === 0 ? null : { choices: unsaved, reason },
    retry: () => unsaved.forEach(change),
    giveUp: () => setUnsaved([]),
  }
}

const isSame = (one: NoticeChoice) => (other: NoticeChoice) =>
  one.topic === other.topic && one.channel === other.channel

const without = (choices: readonly NoticeChoice[], choice: NoticeChoice) =>
  choices.filter((other) => !isSame(choice)(other))
