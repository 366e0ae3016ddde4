import type { SettingName, SettingValues } from '@anseo/contract/setting-values'
import { formatEuro } from '@anseo/domain/money'

/** What each setting is called on the page and in its history. */
export const SETTING_LABELS: Record<SettingName, string> = {
  platformPercent: 'Platform fee',
  handlingPercent: 'Payment processing fee (%)',
  handlingFixedCents: 'Payment processing fee (fixed)',
  paymentWindowHours: 'Time to pay',
  brandName: 'Name',
  brandPhone: 'Phone',
  brandEmail: 'Email',
  brandCareersEmail: 'Careers email',
  brandAddress: 'Address',
  brandMotto: 'Motto',
  brandVatNumber: 'VAT number',
  brandSocial: 'Social links',
}

/** A value as it is read, '10%', '€0.25', '24 hours'. */
export function settingText(name: SettingName, value: unknown): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'none'
  switch (name) {
    case 'platformPercent':
    case 'handlingPercent':
      return `${String(value)}%`
    case 'handlingFixedCents':
      return formatEuro(Number(value))
    case 'paymentWindowHours':
      return value === 1 ? '1 hour' : `${String(value)} hours`
    case 'brandSocial':
      return (value as SettingValues['brandSocial']).map(({ label }) => label).join(', ')
    default:
      return String(value)
  }
}

/** A value as it is typed: fixed parts in euro, everything else as it stands. */
export const typedFrom = (name: Exclude<SettingName, 'brandSocial'>, value: string | number): string =>
  name === 'handlingFixedCents' ? (Number(value) / 100).toFixed(2) : String(value)

const NUMBERS: readonly SettingName[] = [
  'platformPercent',
  'handlingPercent',
  'handlingFixedCents',
  'paymentWindowHours',
]

/** What a typed text stands for; NaN where it is no number, which the server refuses beside the field. */
export function valueOf(name: Exclude<SettingName, 'brandSocial'>, text: string): string | number {
  if (!NUMBERS.includes(name)) return text
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace(/[€%\s]/g, ''))
  return name === 'handlingFixedCents' ? Math.round(number * 1e6) / 1e4 : number
}
