import {
  CONTENT_NOTICE_MAX_LENGTH,
  MARKED_PASSAGES_MAX,
  MARKED_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  STATEMENT_MAX_LENGTH,
} from '@anseo/domain/limits'
import { CONTENT_KINDS, NOTICE_DECISIONS } from '@anseo/domain/moderation'
import { z } from 'zod'
import { readMessageOnWire } from './admin-appointments.ts'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { groundFields, statementOnWire, timedFields } from './statements-of-reasons.ts'
import {
  cursorQuery,
  email,
  id,
  imageUrl,
  instant,
  lineField,
  optionalText,
  searchText,
  textField,
} from './wire.ts'

const REASONS = ['illegal', 'rules'] as const

const said = {
  kind: z.enum(CONTENT_KINDS),
  id: id(),
  reason: z.enum(REASONS),
  text: textField(CONTENT_NOTICE_MAX_LENGTH),
}

/** A report as its author sees it again. */
const contentNoticeOnWire = z.object({
  _id: id(),
  ...said,
  sentAt: instant(),
  decision: z.enum(NOTICE_DECISIONS).nullable(),
  decidedAt: instant().nullable(),
})

const send = call({
  method: 'POST',
  path: '/api/notices-of-content',
  access: 'public',
  knowsPerson: true,
  summary:
    'Report content: anyone what is public, the two of a chat its messages and each other (DSA article 16). The reporter is never named to the other.',
  body: z.object({
    ...said,
    name: lineField(NAME_MAX_LENGTH),
    email: email(),
    goodFaith: z.literal(true, 'Confirm that what you say is accurate and complete.'),
  }),
  reply: succeeds({ message: z.string(), noticeId: id() }),
  refusals: ['NOT_FOUND'],
})

const reply = succeeds({ rows: z.array(contentNoticeOnWire), total: z.number().int() })

const listByClient = call({
  method: 'GET',
  path: '/api/user/notices-of-content',
  access: 'client',
  summary: 'List what the client has reported and what was decided, the last first, at most 1,000.',
  reply,
})

const listByVendor = call({
  method: 'GET',
  path: '/api/pro/notices-of-content',
  access: 'vendor',
  summary: 'List what the vendor has reported and what was decided, the last first, at most 1,000.',
  reply,
})

const person = z.object({
  _id: id(),
  name: z.string(),
  image: imageUrl(),
  role: z.enum(['client', 'vendor']),
})
/** A member of the team. */
const member = z.object({ _id: id(), name: z.string() })

/** A report as the operator's list shows it. */
const noticeRowOnWire = z.object({
  _id: id(),
  ...said,
  sentAt: instant(),
  /** When it should be decided. */
  decideBy: instant(),
  /** The author of the content; null once the account has been deleted. */
  author: person.nullable(),
  /** The admin it is assigned to. */
  takenBy: member.nullable(),
  decision: z.enum(NOTICE_DECISIONS).nullable(),
  decidedAt: instant().nullable(),
})
export type NoticeRowOnWire = z.output<typeof noticeRowOnWire>

/** Orders of reports of content: by when they were sent, or decided; by the name of the author. */
export const NOTICE_ORDERS = ['newest', 'oldest', 'author', 'author-desc'] as const
export type NoticeOrder = (typeof NOTICE_ORDERS)[number]

const noticeFilters = {
  status: z.enum(['open', 'decided']).default('open'),
  kind: z.enum(CONTENT_KINDS).optional(),
  reason: z.enum(REASONS).optional(),
  /** Contained in the name of the author, or the id of the report or of the content. */
  search: searchText(),
  order: z.enum(NOTICE_ORDERS).optional(),
}

const list = call({
  method: 'GET',
  path: '/api/admin/content-notices',
  access: 'admin',
  roles: ['support', 'vetting', 'reader'],
  summary: 'List reports of content: open ones oldest first, decided ones newest first.',
  query: z.object({ ...noticeFilters, ...cursorQuery }),
  reply: succeeds({
    rows: z.array(noticeRowOnWire),
    total: z.number().int(),
    nextCursor: z.string().nullable(),
    counts: z.object({ open: z.number().int(), decided: z.number().int() }),
  }),
})

const exportNotices = exportCall(
  '/api/admin/content-notices',
  'reports of content',
  ['support', 'vetting'],
  noticeFilters,
)

/** The content as it was when it was reported. */
const snapshotOnWire = z.object({
  text: z.string().nullable(),
  /** The stars of a review; null for any other content. */
  stars: z.number().int().nullable(),
  /** Whom a review or message is to, or whose page it is on. */
  about: z.string().nullable(),
  hasPhoto: z.boolean(),
})

const get = call({
  method: 'GET',
  path: '/api/admin/content-notices/:id',
  access: 'admin',
  roles: ['support', 'vetting'],
  summary:
    'Get a report of content with the content as it was, its surroundings, and what was decided about this author before. The audit log records that messages were read.',
  reply: succeeds({
    notice: noticeRowOnWire.extend({
      /** Null once the account has been deleted. */
      reporter: z.object({
        name: z.string(),
        email: z.string(),
        /** Their account, if they reported while logged in. */
        accountId: id().nullable(),
        role: z.enum(['client', 'vendor']).nullable(),
      }),
      /** Null for reports from before snapshots were kept. */
      content: snapshotOnWire.nullable(),
      /** True if the content is still unchanged. */
      isShown: z.boolean(),
      /** True while it is on the site, changed or not, so that it can be hidden. */
      exists: z.boolean(),
      /** The current text, or the text when it was hidden; null without one. */
      currentText: z.string().nullable(),
      /** When it was hidden while a decision is open, and shown again, the last first. */
      hidden: z.array(
        z.object({
          /** The statement of reasons. */
          _id: id(),
          from: instant(),
          by: member.nullable(),
          until: instant().nullable(),
          endedBy: member.nullable(),
        }),
      ),
      /** A page of the client site that shows it. */
      page: z.string().nullable(),
      decidedBy: member.nullable(),
      /** The reasons given to the reporter. */
      reasons: z.string().nullable(),
      reopenedAt: instant().nullable(),
      /** The possible decisions. */
      decisions: z.array(z.enum(NOTICE_DECISIONS)),
    }),
    /** The messages around a reported message, oldest first. */
    messages: z.array(readMessageOnWire),
    /** Reports of the same content that wait for the same decision. */
    alike: z.number().int(),
    /** The decisions about this author so far, the last first. */
    statements: z.array(statementOnWire),
  }),
})

const showPhoto = call({
  method: 'GET',
  path: '/api/admin/content-notices/:id/photo',
  access: 'admin',
  roles: ['support', 'vetting'],
  summary: 'Get the photo that was reported, while it is kept. The audit log records it.',
  file: 'image/webp',
})

const take = call({
  method: 'POST',
  path: '/api/admin/content-notices/:id/take',
  access: 'admin',
  roles: ['support', 'vetting'],
  summary: 'Say that one works on a report, or no longer.',
  body: z.object({ taken: z.boolean() }),
  refusals: ['NOTICE_DECIDED'],
})

/** The text that the decision is about, as `currentText` gave it; if it has changed, the decision is refused. */
const seen = z.string().max(MARKED_TEXT_MAX_LENGTH).nullable().optional()

const hide = call({
  method: 'POST',
  path: '/api/admin/content-notices/:id/hide',
  access: 'admin',
  roles: ['support'],
  summary:
    'Hide reported content until its report is decided. Its author gets a statement of reasons that says so (DSA article 17); the decision ends it.',
  body: z.object({ ...groundFields, facts: textField(STATEMENT_MAX_LENGTH), seen }),
  refusals: ['NOTICE_DECIDED', 'CONTENT_HIDDEN', 'CONTENT_CHANGED', 'DECISION_IMPOSSIBLE'],
})

const toReporter = textField(STATEMENT_MAX_LENGTH)

const decide = call({
  method: 'POST',
  path: '/api/admin/content-notices/:id/decision',
  access: 'admin',
  roles: ['support'],
  summary:
    'Decide on a report and on all open ones of the same content: leave it, remove marked passages of its text, remove it, or remove it and block its author. Both sides get the reasons and the ways to contest them (DSA articles 16(5), 17).',
  body: z.object({
    decision: z.enum(['none', 'redact', 'remove', 'block']),
    toReporter,
    /** The statement of reasons, for every decision but 'none'; passages have no last day. */
    ...timedFields,
    facts: optionalText(STATEMENT_MAX_LENGTH),
    seen,
    /** For 'redact': the text that was marked, which has to be the current one, and the passages, in order and apart. */
    marked: z
      .object({
        text: z.string().max(MARKED_TEXT_MAX_LENGTH),
        passages: z
          .array(z.object({ from: z.number().int().min(0), to: z.number().int().min(1) }))
          .max(MARKED_PASSAGES_MAX),
      })
      .optional(),
  }),
  refusals: [
    'NOTICE_DECIDED',
    'DECISION_IMPOSSIBLE',
    'CONTENT_CHANGED',
    'PASSAGES_INVALID',
    'PASSAGES_TOO_SHORT',
  ],
})

const suspendAuthor = call({
  method: 'POST',
  path: '/api/admin/content-notices/:id/suspension',
  access: 'admin',
  roles: ['vetting'],
  summary:
    'Decide on a report by suspending the vendor and removing the content, with the reasons for both sides.',
  body: z.object({ toReporter, ...timedFields, facts: textField(STATEMENT_MAX_LENGTH), seen }),
  refusals: ['NOTICE_DECIDED', 'CONTENT_CHANGED', 'DECISION_IMPOSSIBLE'],
})

export const contentNoticeCalls = {
  send,
  listByClient,
  listByVendor,
  list,
  exportNotices,
  get,
  showPhoto,
  take,
  hide,
  decide,
  suspendAuthor,
}
