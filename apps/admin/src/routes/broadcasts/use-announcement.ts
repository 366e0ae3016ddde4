import { useDraft } from '@anseo/site-kit/use-draft'
import { AUDIENCE_KINDS, type Audience } from '@anseo/domain/audience'
import { findSpeciality } from '../../specialities.ts'

type Kind = Audience['to']

/** The announcement as it is being written; it survives a reload and a login in the middle. */
export function useAnnouncement() {
  const [content, setContent] = useDraft('anseo.admin.broadcast.content')
  const [to, setTo] = useDraft('anseo.admin.broadcast.to')
  const [town, setTown] = useDraft('anseo.admin.broadcast.town')
  const [speciality, setSpeciality] = useDraft('anseo.admin.broadcast.speciality')
  const kind: Kind = AUDIENCE_KINDS.find((each) => each === to) ?? 'everyone'
  return {
    content,
    setContent,
    kind,
    setKind: (next: Kind) => setTo(next),
    town,
    setTown,
    speciality,
    setSpeciality,
    /** The audience; null while it is incomplete. */
    audience: audienceOf(kind, town.trim(), speciality),
    forget: () => {
      for (const set of [setContent, setTo, setTown, setSpeciality]) set('')
    },
  }
}

export type Announcement = ReturnType<typeof useAnnouncement>

function audienceOf(kind: Kind, town: string, speciality: string): Audience | null {
  if (kind === 'town') return town ? { to: 'town', town } : null
  if (kind === 'speciality') return findSpeciality(speciality) ? { to: 'speciality', speciality } : null
  return { to: kind }
}
