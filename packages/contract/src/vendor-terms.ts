import { VENDOR_TERMS_CHANGES_MAX_LENGTH, VENDOR_TERMS_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { instant, textField } from './wire.ts'

/** A version is named by the day on which it takes effect. */
const version = () => z.iso.date().meta({ examples: ['2025-05-05'] })

const versionFields = {
  version: version(),
  state: z.enum(['past', 'current', 'coming']),
  /** The summary of changes since the previous version; empty for the first. */
  changes: z.string(),
  /** Headings begin with `## `; paragraphs are separated by an empty line. */
  text: z.string(),
  /** The time of the announcement; null for the first version, which each vendor accepted on joining. */
  announcedAt: instant().nullable(),
}

const ofEveryone = z.object(versionFields)
export type VendorTermsOnWire = z.output<typeof ofEveryone>

const ofVendor = z.object({ ...versionFields, acceptedAt: instant().nullable() })
export type OwnVendorTermsOnWire = z.output<typeof ofVendor>

const ofOperator = z.object({
  ...versionFields,
  /** The number of vendors that have accepted it. */
  accepted: z.number().int(),
})
export type AdminVendorTermsOnWire = z.output<typeof ofOperator>

const list = call({
  method: 'GET',
  path: '/api/vendor-terms',
  access: 'public',
  summary: 'List the versions of the terms for vendors, the latest first: past, current and coming ones.',
  reply: succeeds({ versions: z.array(ofEveryone) }),
})

const listOwn = call({
  method: 'GET',
  path: '/api/pro/terms',
  access: 'vendor',
  summary: 'List the versions of the terms for vendors, the latest first, and when the vendor accepted each.',
  reply: succeeds({ versions: z.array(ofVendor) }),
})

const accept = call({
  method: 'POST',
  path: '/api/pro/terms',
  access: 'vendor',
  summary:
    'Accept the current version of the terms for vendors, or a coming one. Accepting again changes nothing.',
  body: z.object({ version: version() }),
  refusals: ['TERMS_CHANGED'],
})

const listForAdmin = call({
  method: 'GET',
  path: '/api/admin/vendor-terms',
  access: 'admin',
  roles: ['reader', 'support', 'finance', 'vetting'],
  summary:
    'List the versions of the terms for vendors, the latest first, and how many vendors accepted each.',
  reply: succeeds({
    versions: z.array(ofOperator),
    vendors: z.number().int(),
    /** The first day on which a version that is announced now may take effect. */
    earliest: version(),
  }),
})

const announce = call({
  method: 'POST',
  path: '/api/admin/vendor-terms',
  access: 'admin',
  roles: [],
  summary:
    'Announce terms for vendors that take effect on a day, with 15 whole days between. Every vendor is emailed the text, what changes, and its right to end the contract (Regulation (EU) 2019/1150, art. 3).',
  body: z.object({
    effectiveOn: version(),
    changes: textField(VENDOR_TERMS_CHANGES_MAX_LENGTH),
    text: textField(VENDOR_TERMS_MAX_LENGTH),
  }),
})

export const vendorTermsCalls = { list, listOwn, accept, listForAdmin, announce }
