import type { Conversation } from '@anseo/api-client/conversation'
import type { Reportable } from './cards/report-dialog.tsx'

const MAX_MESSAGES = 20
const SHOWN_CHARACTERS = 60

/**
 * Returns the content of a chat that can be reported: the other person, the last messages and their photos, the newest
 * first (D6).
 */
export function reportableIn({ otherId, stored }: Conversation, name: string): Reportable[] {
  const theirs = stored.filter(({ senderId }) => senderId === otherId).slice(-MAX_MESSAGES)
  return [
    { kind: 'person', id: otherId, label: name },
    ...theirs.toReversed().flatMap(({ _id, content, photos = [] }): Reportable[] => [
      { kind: 'message', id: _id, label: `Message: ${content.slice(0, SHOWN_CHARACTERS)}` },
      ...photos.map((photo, index): Reportable => ({
        kind: 'photo',
        id: photo._id,
        label: `Photo ${index + 1}: ${content.slice(0, SHOWN_CHARACTERS)}`,
      })),
    ]),
  ]
}
