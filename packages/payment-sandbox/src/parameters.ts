import { invalidRequest } from './failure.ts'
import type { FormFields, FormValue } from './form.ts'

/** Refuses parameters that the call does not have, as the provider does. */
export function allowOnly(fields: FormFields, names: readonly string[]): void {
  const unknown = Object.keys(fields).find((name) => !names.includes(name))
  if (unknown)
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
}

/** A text parameter, or null when it was not sent or sent empty. */
export function text(fields: FormFields, name: string): string | null {
  const value = fields[name]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name })
  if (value.length > 5000) throw invalidRequest(`Invalid string: ${name} is too long`, { param: name })
  return value
}

/** A text parameter that has to be there. */
export function requiredText(fields: FormFields, name: string): string {
  const value = text(fields, name)
  if (value === null) throw missingParameter(name)
  return value
}

/** A whole number, or null when it was not sent. */
export function integer(fields: FormFields, name: string): number | null {
  const value = text(fields, name)
  if (value === null) return null
  const number = Number(value)
  if (!/^-?\d{1,15}$/.test(value) || !Number.isSafeInteger(number)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name })
  }
  return number
}

/** `true` or `false`; false when it was not sent. */
export function flag(fields: FormFields, name: string): boolean {
  const value = text(fields, name) ?? 'false'
  if (value !== 'true' && value !== 'false')
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name })
  return value === 'true'
}

/** A nested object; empty when it was not sent. */
export function group(fields: FormFields, name: string): FormFields {
  const value = fields[name]
  if (value === undefined || value === '') return {}
  if (typeof value === 'string' || Array.isArray(value))
    throw invalidRequest('Invalid object', { param: name })
  return value
}

/** A list of texts; empty when it was not sent. */
export function texts(fields: FormFields, name: string): string[] {
  const value: FormValue = fields[name] ?? []
  const items = Array.isArray(value) ? value : []
  if (!Array.isArray(value) && value !== '') throw invalidRequest('Invalid array', { param: name })
  if (!items.every((item) => typeof item === 'string')) throw invalidRequest('Invalid array', { param: name })
  return items
}

/** Metadata laid over what was there; an empty value removes its key. */
export function metadata(fields: FormFields, before: Record<string, string> = {}): Record<string, string> {
  const merged = { ...before }
  for (const key of Object.keys(group(fields, 'metadata'))) {
    const value = text(group(fields, 'metadata'), key)
    if (value === null) delete merged[key]
    else if (key.length > 40 || value.length > 500) {
      throw invalidRequest('Metadata keys have up to 40 characters and values up to 500', {
        param: `metadata[${key}]`,
      })
    } else merged[key] = value
  }
  return merged
}

/** The reply to a parameter that has to be there and is not. */
export function missingParameter(name: string): Error {
  return invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}
