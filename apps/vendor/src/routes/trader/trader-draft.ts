import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import type { TraderFileOnWire } from '@anseo/contract/traders'
import { formatPhone } from '@anseo/domain/phone'
import { TRADER_FIELDS, type TraderField } from '@anseo/domain/trader'
import type { TraderBody } from '../../queries/trader.ts'

/** The form as it is typed. */
export interface TraderDraft {
  /** Null until one is chosen. */
  isTrader: boolean | null
  values: Record<TraderField, string>
  certifies: boolean
}

const FIELDS = Object.keys(TRADER_FIELDS) as TraderField[]

const valuesBy = (valueOf: (field: TraderField) => string): TraderDraft['values'] =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as TraderDraft['values']

/** Returns the form of a saved answer; before one, with what the profile has already. */
export function draftOf({ answer }: TraderFileOnWire, vendor: OwnVendorOnWire): TraderDraft {
  if (answer?.isTrader) {
    const saved = { ...answer, phone: formatPhone(answer.phone) }
    return { isTrader: true, values: valuesBy((field) => saved[field] ?? ''), certifies: true }
  }
  const known: Partial<Record<TraderField, string>> = {
    legalName: vendor.name,
    town: vendor.city,
    email: vendor.email,
    phone: formatPhone(vendor.phone),
  }
  return {
    isTrader: answer ? false : null,
    values: valuesBy((field) => known[field] ?? ''),
    certifies: false,
  }
}

/** Returns the request's body; a private person sends no details. */
export const bodyOf = ({ isTrader, values, certifies }: TraderDraft): TraderBody =>
  isTrader ? { isTrader, ...values, certifies } : { isTrader: false }

/** Restores a stored draft; null when it is invalid. */
export function readTraderDraft(saved: unknown): TraderDraft | null {
  if (typeof saved !== 'object' || saved === null || !('values' in saved)) return null
  const { isTrader, values, certifies } = saved as Partial<TraderDraft>
  const typed = FIELDS.every((field) => typeof values?.[field] === 'string')
  return typed && values
    ? { isTrader: typeof isTrader === 'boolean' ? isTrader : null, values, certifies: certifies === true }
    : null
}
