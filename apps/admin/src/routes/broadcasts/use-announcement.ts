import { useDraft } from '@anseo/site-kit/use-draft'
import type { ScheduledOnWire } from '@anseo/contract/broadcasts'
import { AUDIENCE_KINDS, type Audience } from '@anseo/domain/audience'
import { useMemo } from 'react'
import { findSpeciality } from '../../specialities.ts'
import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate, dublinHour, dublinMinute, instantOf } from '@anseo/domain/dublin-time'
import { groupOf, readGroups, type TypedGroup } from './typed-groups.ts'

type Kind = Audience['to']

/** Holds the announcement as it is being written; it survives a reload and a login in the middle. */
export function useAnnouncement() {
  const [content, setContent] = useDraft('anseo.admin.broadcast.content')
  const [to, setTo] = useDraft('anseo.admin.broadcast.to')
  const [town, setTown] = useDraft('anseo.admin.broadcast.town')
  const [speciality, setSpeciality] = useDraft('anseo.admin.broadcast.speciality')
  const [groupsText, setGroupsText] = useDraft('anseo.admin.broadcast.groups')
  const [when, setWhen] = useDraft('anseo.admin.broadcast.when')
  const [day, setDay] = useDraft('anseo.admin.broadcast.day')
  const [time, setTime] = useDraft('anseo.admin.broadcast.time')
  const [changedId, setChangedId] = useDraft('anseo.admin.broadcast.changed')
  const kind: Kind = AUDIENCE_KINDS.find((each) => each === to) ?? 'everyone'
  const groups = useMemo(() => readGroups(groupsText), [groupsText])
  // The same object until it is another audience, so that typing the text does not count the people anew.
  const audience = useMemo(
    () => audienceOf(kind, { town: town.trim(), speciality, groups }),
    [kind, town, speciality, groups],
  )
  // A repetition of the same announcement is not sent twice, but a changed one is another.
  // oxlint-disable-next-line react/exhaustive-deps -- a change needs a new key
  const key = useMemo(() => crypto.randomUUID(), [content, audience, when, day, time])
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
      setChangedId,
    ]) {
      set('')
    }
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
    changedId: changedId || null,
    /** The audience; null while it is incomplete. */
    audience,
    /** The idempotency key of the announcement as it is now. */
    key,
    forget,
    /** Opens a scheduled announcement to change it. */
    change: ({ _id, content: words, audience, sendAt }: ScheduledOnWire) => {
      forget()
      setChangedId(_id)
      setContent(words)
      setTo(audience.to)
      if (audience.to === 'town') setTown(audience.town)
      if (audience.to === 'speciality') setSpeciality(audience.speciality)
      if (audience.to === 'groups') {
        setGroups(audience.groups.map((group) => ({ town: '', speciality: '', ...group })))
      }
      const at = new Date(sendAt)
      setWhen('later')
      setDay(formatIsoDate(dublinDate(at)))
      setTime([dublinHour(at), dublinMinute(at)].map((part) => String(part).padStart(2, '0')).join(':'))
    },
  }
}

export type Announcement = ReturnType<typeof useAnnouncement>

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
