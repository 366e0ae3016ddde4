import { formatDatedMoment } from '@anseo/domain/moment-text'
import { NOTABLY_ABSENT } from './not-exported.ts'
import type { Subject } from './subject.ts'

interface Facts {
  brandName: string
  contactEmail: string
  now: Date
  subjects: readonly Subject[]
  /** Paths of the pictures and papers. */
  files: readonly string[]
}

/** The text that explains an export to its owner. */
export const readmeOf = ({ brandName, contactEmail, now, subjects, files }: Facts) =>
  [
    `Your data at ${brandName}, as of ${formatDatedMoment(now)} (Irish time).`,
    '',
    'Each JSON file is a list of entries. Times are in UTC, amounts in euro cents.',
    "It includes other people's names and their messages to you.",
    '',
    ...subjects.map(({ file, about }) => `${file}.json: ${about}`),
    ...files.map(
      (path) => `${path}: ${path.startsWith('papers/') ? 'A document you uploaded.' : 'Your photo.'}`,
    ),
    '',
    'Not included:',
    ...NOTABLY_ABSENT.map((text) => `- ${text}`),
    '',
    `Questions about your data? Email ${contactEmail}.`,
    '',
  ].join('\n')
