import { useDraft } from '@anseo/site-kit/use-draft'
import type { ScheduledOnWire } from '@anseo/contract/broadcasts'
import { AUDIENCE_KINDS, type Audience } from '@anseo/domain/audience'
import { useMemo } from 'react'
import { useScheduled } from '../../queries/broadcasts.ts'
import { findSpeciality } from '../../specialities.ts'
import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate, dublinHour, dublinMinute, instantOf } from '@anseo/domain/dublin-time'
import { groupOf, readGroups, type TypedGroup } from './typed-groups.ts'

type Kind = Audience['to']

/**
 * Holds the announcement as it is being written; it survives a reload and a login in the middle. A scheduled one that is
 * changed has a draft of its own, so that a new one is not lost meanwhile.
 */
export function useAnnouncement() {
  const [changing, setChanging] = useDraft('anseo.admin.broadcast.changing')
  const changed = useMemo(
    () => (changing === '' ? null : (JSON.parse(changing) as ScheduledOnWire)),
    [changing],
  )
  const { data: scheduled } = useScheduled(changed !== null)
  const isGone = changed !== null && scheduled?.every(({ _id }) => _id !== changed._id) === true
  const draft = changed ? `anseo.admin.broadcast.${changed._id}` : 'anseo.admin.broadcast'
  const start: Drafts = changed ? startOf(changed) : {}
  const [content, setContent] = useDraft(`${draft}.content`, start.content)
  const [to, setTo] = useDraft(`${draft}.to`, start.to)
  const [town, setTown] = useDraft(`${draft}.town`, start.town)
  const [speciality, setSpeciality] = useDraft(`${draft}.speciality`, start.speciality)
  const [groupsText, setGroupsText] = useDraft(`${draft}.groups`, start.groups)
  const [when, setWhen] = useDraft(`${draft}.when`, start.when)
  const [day, setDay] = useDraft(`${draft}.day`, start.day)
  const [time, setTime] = useDraft(`${draft}.time`, start.time)
  const [savedKey, saveKey] = useDraft(`${draft}.key`)
  const kind: Kind = AUDIENCE_KINDS.find((each) => each === to) ?? 'everyone'
  const groups = useMemo(() => readGroups(groupsText), [groupsText])
  // The same object until it is another audience, so that typing the text does not count the people anew.
  const audience = useMemo(
    () => audienceOf(kind, { town: town.trim(), speciality, groups }),
    [kind, town, speciality, groups],
  )
  const setGroups = (next: TypedGroup[]) => setGroupsText(JSON.stringify(next))
  const forget = () => {
    for (const set of [
      setContent,
      setTo,
      setTown,
      setSpeciality,
      setGroupsText,
      setWhen,
      setDay,
      setTime,
      saveKey,
    ]) {
      set('')
    }
    setChanging('')
  }
  return {
    content,
    setContent,
    kind,
    setKind: (next: Kind) => setTo(next),
    town,
    setTown,
    speciality,
    setSpeciality,
    groups,
    setGroups,
    isLater: when === 'later',
    setLater: (isLater: boolean) => setWhen(isLater ? 'later' : ''),
    day,
    setDay,
    time,
    setTime,
    /** When it will be sent; null while day or time are missing. */
    sendAt: momentOf(day, time),
    /** The scheduled announcement that is changed; null for a new one. */
    changed: isGone ? null : changed,
    /** The announcement was sent or cancelled while it was being changed, so that its text can only be sent as a new one. */
    isGone,
    /** The audience; null while it is incomplete. */
    audience,
    /**
     * Returns the idempotency key of the announcement as it is now. The same one is not sent twice, not even after a reload,
     * but a changed one is another.
     */
    takeKey: () => {
      const words = JSON.stringify([content, audience, when, day, time])
      const saved = savedKey === '' ? null : (JSON.parse(savedKey) as { words: string; key: string })
      if (saved?.words === words) return saved.key
      const key = crypto.randomUUID()
      saveKey(JSON.stringify({ words, key }))
      return key
    },
    /** Deletes the draft; after a change, the draft of the new announcement is shown again. */
    forget,
    /** Opens a scheduled announcement to change it. */
    change: (next: ScheduledOnWire) => setChanging(JSON.stringify(next)),
  }
}

export type Announcement = ReturnType<typeof useAnnouncement>

type Drafts = Partial<
  Record<'content' | 'to' | 'town' | 'speciality' | 'groups' | 'when' | 'day' | 'time', string>
>

/** Returns the texts of the form with which the change of a scheduled announcement begins. */
function startOf({ content, audience, sendAt }: ScheduledOnWire): Drafts {
  const at = new Date(sendAt)
  return {
    content,
    to: audience.to,
    ...(audience.to === 'town' && { town: audience.town }),
    ...(audience.to === 'speciality' && { speciality: audience.speciality }),
    ...(audience.to === 'groups' && {
      groups: JSON.stringify(audience.groups.map((group) => ({ town: '', speciality: '', ...group }))),
    }),
    when: 'later',
    day: formatIsoDate(dublinDate(at)),
    time: [dublinHour(at), dublinMinute(at)].map((part) => String(part).padStart(2, '0')).join(':'),
  }
}

interface TypedAudience {
  town: string
  speciality: string
  groups: TypedGroup[]
}

function audienceOf(kind: Kind, { town, speciality, groups }: TypedAudience): Audience | null {
  if (kind === 'town') return town ? { to: 'town', town } : null
  if (kind === 'speciality') return findSpeciality(speciality) ? { to: 'speciality', speciality } : null
  if (kind === 'groups') return { to: 'groups', groups: groups.map(groupOf) }
  return { to: kind }
}

/** The instant of a day and a time of the clock in Dublin. */
function momentOf(day: string, time: string): Date | null {
  const date = parseIsoDate(day)
  const [hour, minute] = time.split(':').map(Number)
  if (!date || hour === undefined || minute === undefined) return null
  return instantOf(date, hour + minute / 60)
}
