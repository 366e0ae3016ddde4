import { isEmail, normaliseEmail } from '@anseo/domain/email'
import {
  MAX_HANDLING_FEE_FIXED_CENTS,
  MAX_INSTANT_PAYMENT_MINUTES,
  MAX_PAYMENT_WINDOW_HOURS,
} from '@anseo/domain/limits'
import { isIrishTaxNumber, normaliseTaxNumber } from '@anseo/domain/tax-number'
import { z } from 'zod'
import { EMAIL_TEXT } from './field-texts.ts'
import { lineField, speciality } from './wire.ts'

// Values an operator may set, each with its rule, which the environment and the settings page share.

const PERCENT_TEXT = 'Enter a percentage from 0 to 100, with no more than 4 decimals.'
const CENTS_TEXT = 'Enter an amount from €0.00 to €100.00.'
const WINDOW_TEXT = 'Enter up to 336 hours.'
const INSTANT_TEXT = 'Enter whole minutes, 5 to 1,440.'
const LINK_TEXT = 'Enter a link that begins with https:// or http://.'

const percent = z
  .number(PERCENT_TEXT)
  .min(0, PERCENT_TEXT)
  .max(100, PERCENT_TEXT)
  .refine((value) => Math.abs(value * 1e4 - Math.round(value * 1e4)) < 1e-6, PERCENT_TEXT)

/** A line that may be left empty. */
const emptyOrLine = (max: number) => z.union([z.string().trim().length(0), lineField(max)])

/** A line that is also the sender's name of emails. */
const senderName = lineField(60).refine(
  (text) => !/[<>"\\\p{Cc}]/u.test(text),
  'Remove double quotes, brackets and backslashes.',
)

const emailAddress = z.string().trim().max(254).transform(normaliseEmail).refine(isEmail, EMAIL_TEXT)

const link = z.object({
  label: lineField(40).refine((text) => !/[=,]/.test(text), 'Remove = and commas.'),
  url: z
    .string()
    .trim()
    .max(300, LINK_TEXT)
    .pipe(z.url({ protocol: /^https?$/, error: LINK_TEXT })),
})

export const settingValues = z.object({
  platformPercent: percent,
  /** The platform fee after a completed paid booking with the vendor, and of the vendor's own clients (A7). */
  repeatPercent: percent,
  ownClientPercent: percent,
  handlingPercent: percent,
  handlingFixedCents: z.int(CENTS_TEXT).min(0, CENTS_TEXT).max(MAX_HANDLING_FEE_FIXED_CENTS, CENTS_TEXT),
  paymentWindowHours: z.number(WINDOW_TEXT).positive(WINDOW_TEXT).max(MAX_PAYMENT_WINDOW_HOURS, WINDOW_TEXT),
  /** Minutes to pay for an instant booking (B6). */
  instantPaymentMinutes: z
    .int(INSTANT_TEXT)
    .min(5, INSTANT_TEXT)
    .max(MAX_INSTANT_PAYMENT_MINUTES, INSTANT_TEXT),
  /** The specialities whose clients can withdraw by law within 14 days of booking (D9); none unless counsel says so. */
  statutoryCancellation: z
    .array(speciality())
    .max(100)
    .transform((some) => [...new Set(some)].toSorted()),
  brandName: senderName,
  brandPhone: lineField(40),
  brandEmail: emailAddress,
  brandCareersEmail: emailAddress,
  brandAddress: lineField(200),
  brandMotto: lineField(120),
  /** Empty if there is none. */
  brandVatNumber: z
    .string()
    .trim()
    .max(40)
    .regex(/^[A-Za-z0-9 ]*$/, 'Use letters and digits only.'),
  /** The operator to the tax office (D8); empty until the first report. */
  taxpayerName: emptyOrLine(200),
  taxpayerNumber: z
    .string()
    .max(40)
    .transform(normaliseTaxNumber)
    .refine(
      (text) => text === '' || isIrishTaxNumber(text),
      'Check this number. It has 7 digits and 1 or 2 letters, like 1234567FA.',
    ),
  taxpayerStreet: emptyOrLine(120),
  taxpayerCity: emptyOrLine(80),
  taxpayerPostcode: emptyOrLine(20),
  brandSocial: z.array(link).max(8, 'Use 8 links or fewer.'),
})
export type SettingValues = z.output<typeof settingValues>
export type SettingName = keyof SettingValues

export const SETTING_NAMES = Object.keys(settingValues.shape) as SettingName[]
