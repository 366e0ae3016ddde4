import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { StoredFile } from '../../../platform/personal-data/personal-data.ts'
import type { Subject } from '../../../platform/personal-data/subject.ts'

interface Facts {
  brandName: string
  contactEmail: string
  now: Date
  subjects: readonly Subject[]
  files: readonly StoredFile[]
  /** Stored data that is not exported, in sentences. */
  absent: readonly string[]
}

const NEVER_EXPORTED = [
  'Passwords, login tokens and the secrets of links and apps: we only store them encrypted or as digests.',
  'Card numbers: only the payment provider has them. We never see them.',
]

/** Returns the text that explains an export to its owner. */
export const readmeOf = ({ brandName, contactEmail, now, subjects, files, absent }: Facts) =>
  [
    `Your data at ${brandName}, as of ${formatDatedMoment(now)} (Irish time).`,
    '',
    'Each JSON file is a list of entries. Times are in UTC, amounts in euro cents.',
    "It includes other people's names and their messages to you.",
    '',
    ...subjects.map(({ file, about }) => `${file}.json: ${about}`),
    ...files.map(({ path, about }) => `${path}: ${about}`),
    '',
    'Not included:',
    ...[...NEVER_EXPORTED, ...absent].map((text) => `- ${text}`),
    '',
    `Questions about your data? Email ${contactEmail}.`,
    '',
  ].join('\n')
