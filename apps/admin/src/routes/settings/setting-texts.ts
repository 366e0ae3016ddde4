import { counted } from '@anseo/domain/counted'
import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { formatEuro } from '@anseo/domain/money'
import { specialityLabel } from '../../specialities.ts'

/** Label of each setting, on the page and in its history. */
export const SETTING_LABELS: Record<SettingName, string> = {
  platformPercent: 'Platform fee',
  repeatPercent: 'Platform fee, returning clients',
  ownClientPercent: "Platform fee, vendor's own clients",
  handlingPercent: 'Payment processing fee',
  handlingFixedCents: 'Fixed payment processing fee',
  paymentWindowHours: 'Time to pay',
  instantPaymentMinutes: 'Time to pay, instant bookings',
  statutoryCancellation: 'Statutory right to cancel',
  brandName: 'Name',
  brandPhone: 'Phone',
  brandEmail: 'Email',
  brandCareersEmail: 'Careers email',
  brandAddress: 'Address',
  brandMotto: 'Motto',
  brandVatNumber: 'VAT number',
  brandSocial: 'Social links',
  taxpayerName: 'Legal name',
  taxpayerNumber: 'Tax reference number',
  taxpayerStreet: 'Street',
  taxpayerCity: 'Town or city',
  taxpayerPostcode: 'Eircode',
}

/** Returns a value as people read it, such as '10%', '€0.25', '24 hours'. */
export function settingText(name: SettingName, value: unknown): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'none'
  switch (name) {
    case 'platformPercent':
    case 'repeatPercent':
    case 'ownClientPercent':
    case 'handlingPercent':
      return `${String(value)}%`
    case 'handlingFixedCents':
      return formatEuro(Number(value))
    case 'paymentWindowHours':
      return counted(Number(value), 'hour')
    case 'instantPaymentMinutes':
      return `${String(value)} minutes`
    case 'statutoryCancellation':
      return (value as SettingValues['statutoryCancellation']).map(specialityLabel).join(', ')
    case 'brandSocial':
      return (value as SettingValues['brandSocial']).map(({ label }) => label).join(', ')
    default:
      return String(value)
  }
}

const FEES: readonly SettingName[] = [
  'platformPercent',
  'repeatPercent',
  'ownClientPercent',
  'handlingPercent',
  'handlingFixedCents',
]
/** The settings that are printed in emails and receipts; those already sent cannot be changed. */
const ON_RECEIPTS: readonly SettingName[] = [
  'brandName',
  'brandAddress',
  'brandVatNumber',
  'brandEmail',
  'brandPhone',
]

/**
 * Returns the sentences that say what a change of settings affects and from when: fees and the time to pay that bookings
 * keep, and what is printed in emails and receipts. Empty if a change can be undone completely.
 */
export function effectsOf(changes: Partial<SettingValues>): string[] {
  const isAmong = (names: readonly SettingName[]) => names.some((name) => name in changes)
  return [
    ...(isAmong(FEES)
      ? [
          'From now on, for new bookings. They keep these fees, also if you change them back. Existing appointments keep theirs.',
        ]
      : []),
    ...('paymentWindowHours' in changes
      ? ['Clients have this long to pay for bookings that vendors confirm from now on.']
      : []),
    ...('instantPaymentMinutes' in changes
      ? ['Clients have this long to pay for instant bookings that they make from now on.']
      : []),
    ...('statutoryCancellation' in changes
      ? ['For bookings made from now on. Existing appointments keep the right that they were booked with.']
      : []),
    ...(isAmong(ON_RECEIPTS)
      ? [
          "From now on, on every page and in every email and receipt. What has been sent can't be changed back.",
        ]
      : []),
  ]
}

/** The settings that are typed into one field. */
export type TextSetting = Exclude<SettingName, 'brandSocial' | 'statutoryCancellation'>

/** Returns a value as text for its field: fixed amounts in euro, everything else unchanged. */
export const typedFrom = (name: TextSetting, value: string | number): string =>
  name === 'handlingFixedCents' ? (Number(value) / 100).toFixed(2) : String(value)

const NUMBERS: readonly SettingName[] = [...FEES, 'paymentWindowHours', 'instantPaymentMinutes']

/** Parses a typed value. NaN for text that is not a number: the server refuses it, and the field shows why. */
export function valueOf(name: TextSetting, text: string): string | number {
  if (!NUMBERS.includes(name)) return text
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace(/[€%\s]/g, ''))
  return name === 'handlingFixedCents' ? Math.round(number * 1e6) / 1e4 : number
}
