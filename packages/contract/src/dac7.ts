import { SELLER_KINDS } from '@anseo/domain/tax-details'
import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { cursorQuery, euro, id, instant, year } from './wire.ts'

const PATH = '/api/admin/dac7'
const count = () => z.number().int()

/** Kinds of messages: new sellers, corrections and deletions of filed records, or a nil return. */
export const DAC7_MESSAGE_KINDS = ['new', 'corrections', 'nil'] as const
export type Dac7MessageKind = (typeof DAC7_MESSAGE_KINDS)[number]

/** A file that was downloaded. */
export const dac7MessageOnWire = z.object({
  _id: id(),
  kind: z.enum(DAC7_MESSAGE_KINDS),
  messageRefId: z.string(),
  sellers: count(),
  createdAt: instant(),
  createdBy: z.string().nullable(),
  filedAt: instant().nullable(),
  filedBy: z.string().nullable(),
})
export type Dac7MessageOnWire = z.output<typeof dac7MessageOnWire>

const listDac7Years = call({
  method: 'GET',
  path: PATH,
  access: 'admin',
  roles: ['finance'],
  summary:
    "List the years to report to the tax office, newest first, and the operator's own details that are missing (D8).",
  reply: succeeds({
    years: z.array(
      z.object({
        year: count(),
        /** False for the current year. */
        isOver: z.boolean(),
        /** The last day to file, as `2027-01-31`. */
        dueOn: z.string(),
        /** The time at which a file of the year was last filed. */
        filedAt: instant().nullable(),
      }),
    ),
    /** The settings that are missing before a file can be downloaded, in words. */
    operatorMissing: z.array(z.string()),
  }),
})

const showDac7Year = call({
  method: 'GET',
  path: `${PATH}/:year`,
  access: 'admin',
  roles: ['finance'],
  summary: 'Get the sums of a year, what is to be filed next, and the files so far, newest first.',
  params: z.object({ year: year() }),
  reply: succeeds({
    year: count(),
    isOver: z.boolean(),
    dueOn: z.string(),
    /** The sums of all sellers with activity; those without details are in no file. */
    totals: z.object({
      sellers: count(),
      withoutDetails: count(),
      consideration: euro(),
      considerationWithoutDetails: euro(),
      fees: euro(),
      activities: count(),
    }),
    next: z.object({
      isNil: z.boolean(),
      additions: count(),
      corrections: count(),
      deletions: count(),
      /** True if the operator's own details differ from the filed ones; that is a correction too. */
      operatorChanged: z.boolean(),
    }),
    messages: z.array(dac7MessageOnWire),
  }),
})

/** A seller of a year, without its numbers. */
export const dac7SellerOnWire = z.object({
  vendorId: id(),
  name: z.string(),
  kind: z.enum(SELLER_KINDS).nullable(),
  /** The tax number, masked; null where there is none. */
  tin: z.string().nullable(),
  /** When the details were requested and given, and when payouts were put on hold. */
  askedAt: instant().nullable(),
  heldAt: instant().nullable(),
  givenAt: instant().nullable(),
  consideration: euro(),
  fees: euro(),
  activities: count(),
})
export type Dac7SellerOnWire = z.output<typeof dac7SellerOnWire>

/** Orders of the sellers of a year: by name. */
export const SELLER_ORDERS = ['name', 'name-desc'] as const
export type SellerOrder = (typeof SELLER_ORDERS)[number]

const SELLERS = `${PATH}/:year/sellers` as const
const sellerFilters = {
  /** Only those whose details are missing. */
  missing: z.enum(['true', 'false']).optional(),
  order: z.enum(SELLER_ORDERS).default('name'),
}

const listDac7Sellers = call({
  method: 'GET',
  path: SELLERS,
  access: 'admin',
  roles: ['finance'],
  summary: 'List the sellers of a year, with what they earned; tax numbers show their last four characters.',
  params: z.object({ year: year() }),
  query: z.object({ ...sellerFilters, ...cursorQuery }),
  reply: succeeds({ rows: z.array(dac7SellerOnWire), nextCursor: z.string().nullable() }),
})

const exportDac7Sellers = exportCall(SELLERS, 'the sellers of a year', ['finance'], sellerFilters, {
  params: z.object({ year: year() }),
})

const downloadDac7 = call({
  method: 'GET',
  path: `${PATH}/:year.xml`,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Download the file of a year as XML in the OECD schema: all sellers at first, then new ones, then corrections; when nothing has changed, the last file. Every download is recorded. `part` chooses, `message` downloads an earlier file again.',
  params: z.object({ year: year() }),
  query: z.object({ part: z.enum(['new', 'corrections']).optional(), message: id().optional() }),
  file: 'application/xml',
  refusals: ['DAC7_OPERATOR_INCOMPLETE', 'DAC7_WITHOUT_DETAILS'],
})

const fileDac7Message = call({
  method: 'POST',
  path: `${PATH}/messages/:id/filed`,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Mark a downloaded file as filed with the tax office. Its sellers are notified that their copy is ready; later files correct it.',
  refusals: ['DAC7_OUTDATED', 'DAC7_NOT_OVER'],
})

export const dac7Calls = {
  listDac7Years,
  showDac7Year,
  listDac7Sellers,
  exportDac7Sellers,
  downloadDac7,
  fileDac7Message,
}
