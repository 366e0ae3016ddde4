import { QUESTION_SUBJECTS } from '@anseo/domain/vetting-question'
import { REASON_MAX_LENGTH, TRADER_DETAILS_MONTHS } from '@anseo/domain/limits'
import { TRADER_FIELDS } from '@anseo/domain/trader'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { instant, optionalLine, optionalText, textField } from './wire.ts'

/** The other party to a client's contract, as the booking page shows it (DSA art. 30(7), CRA 2022 s. 107; D7). */
export const traderOnWire = z.discriminatedUnion('isTrader', [
  z.object({ isTrader: z.literal(false) }),
  z.object({
    isTrader: z.literal(true),
    legalName: z.string(),
    line1: z.string(),
    line2: z.string(),
    town: z.string(),
    eircode: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The public register and the number in it. */
    registration: z.string().nullable(),
    vatNumber: z.string().nullable(),
    /** The time of the commitment to offer only services that comply with the law of the Union. */
    certifiedAt: instant(),
  }),
])
export type TraderOnWire = z.output<typeof traderOnWire>

/** A request of the operator to a vendor for more, with its state (D5). */
export const questionOnWire = z.object({
  reason: z.string(),
  askedAt: instant(),
  /** True once the vendor has answered; the request ends when the answer is decided on. */
  answered: z.boolean(),
})
export type QuestionOnWire = z.output<typeof questionOnWire>

/** A vendor's answer as it and the operator see it. */
export const traderFileOnWire = z.object({
  /** Null until the vendor has answered. */
  answer: traderOnWire.nullable(),
  statedAt: instant().nullable(),
  /** The time of the operator's approval; null before it, and again after a change. */
  checkedAt: instant().nullable(),
  asked: questionOnWire.nullable(),
})
export type TraderFileOnWire = z.output<typeof traderFileOnWire>

const line = (field: keyof typeof TRADER_FIELDS) => optionalLine(TRADER_FIELDS[field].max)

export const getTrader = call({
  method: 'GET',
  path: '/api/pro/trader',
  access: 'vendor',
  summary: "Get the vendor's statement whether it is a trader, with its details.",
  reply: succeeds({ trader: traderFileOnWire }),
})

export const putTrader = call({
  method: 'PUT',
  path: '/api/pro/trader',
  access: 'vendor',
  summary:
    'State if the vendor acts as a trader, with the details that its page shows. ' +
    `They are stored until ${TRADER_DETAILS_MONTHS} months after the account is closed.`,
  body: z.object({
    isTrader: z.boolean('Choose one.'),
    legalName: line('legalName'),
    line1: line('line1'),
    line2: line('line2'),
    town: line('town'),
    eircode: line('eircode'),
    email: line('email'),
    phone: line('phone'),
    registration: line('registration'),
    vatNumber: line('vatNumber'),
    /** The trader offers only services that comply with the applicable rules of the law of the Union. */
    certifies: z.boolean().optional(),
  }),
  reply: succeeds({ trader: traderFileOnWire, message: z.string() }),
})

export const checkTrader = call({
  method: 'POST',
  path: '/api/admin/vendors/:id/trader-check',
  access: 'admin',
  roles: ['vetting'],
  summary: "Record that a trader's details were checked, and how.",
  body: z.object({
    /** The register or document that was checked; recorded in the audit log. */
    how: textField(REASON_MAX_LENGTH),
    /** `statedAt` of the details that were checked: refused where they have changed since. */
    statedAt: instant().optional(),
  }),
  refusals: ['VETTING_CHANGED'],
})

export const askForMore = call({
  method: 'POST',
  path: '/api/admin/vendors/:id/ask-for-more',
  access: 'admin',
  roles: ['vetting'],
  summary:
    'Ask a vendor for another document, statement or detail, with a reason that the vendor reads (D5).',
  body: z.object({ about: z.enum(QUESTION_SUBJECTS), reason: textField(REASON_MAX_LENGTH) }),
  refusals: ['VETTING_CHANGED'],
})

export const stateGardaVetting = call({
  method: 'PUT',
  path: '/api/pro/garda-vetting',
  access: 'vendor',
  summary:
    'State which organisation had the vendor vetted, and when. The disclosure itself is never sent (D10).',
  body: z.object({
    organisation: textField(TRADER_FIELDS.legalName.max),
    /** `YYYY-MM-DD`. */
    vettedOn: optionalText(10),
  }),
})
