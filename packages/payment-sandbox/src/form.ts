import { invalidRequest } from './failure.ts'

/** Decoded parameters: every leaf is text, as it was sent. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormFields = { [name: string]: FormValue }

const MAX_DEPTH = 6
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/**
 * Decodes `a[b][c]=x&list[0]=y&more[]=z`, the way the provider's SDK writes nested parameters, from a
 * form-encoded body or a query string. Refuses what no SDK would send.
 */
export function decodeForm(encoded: string): FormFields {
  const root = emptyFields()
  for (const [name, value] of new URLSearchParams(encoded)) {
    if (value.includes('\0') || name.includes('\0')) throw invalidRequest('Invalid character in the request.')
    assign(root, pathOf(name), value)
  }
  return collectLists(root) as FormFields
}

function emptyFields(): FormFields {
  return Object.create(null) as FormFields
}

function pathOf(name: string): string[] {
  const match = NAME.exec(name)
  if (!match)
    throw invalidRequest(`Invalid parameter name: ${name}`, { code: 'parameter_unknown', param: name })
  const path = [match[1]!, ...[...match[2]!.matchAll(/\[([^\]]*)\]/g)].map((part) => part[1]!)]
  if (path.length > MAX_DEPTH) throw invalidRequest(`Parameter nested too deeply: ${name}`, { param: name })
  return path
}

function assign(root: FormFields, path: string[], value: string): void {
  let fields = root
  path.forEach((part, depth) => {
    const name = part === '' ? String(Object.keys(fields).length) : part
    if (depth === path.length - 1) {
      fields[name] = value
      return
    }
    const next = (fields[name] ??= emptyFields())
    if (typeof next === 'string') throw invalidRequest(`Invalid object: ${path[0]}`, { param: path[0] })
    fields = next as FormFields
  })
}

/** Objects whose names are 0, 1, 2 … were lists. */
function collectLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, item]) => [name, collectLists(item)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  if (isList) return entries.map(([, item]) => item)
  const fields = emptyFields()
  for (const [name, item] of entries) fields[name] = item
  return fields
}
