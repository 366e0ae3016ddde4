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
    'Of other people you find their names, and what they wrote to you.',
    '',
    ...subjects.map(({ file, about }) => `${file}.json: ${about}`),
    ...files.map(
      (path) => `${path}: ${path.startsWith('papers/') ? 'A paper that you handed in.' : 'Your picture.'}`,
    ),
    '',
    'Not in here:',
    ...NOTABLY_ABSENT.map((text) => `- ${text}`),
    '',
    `Questions about your data? Write to ${contactEmail}.`,
    '',
  ].join('\n')
