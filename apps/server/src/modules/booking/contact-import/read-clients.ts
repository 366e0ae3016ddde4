import { cellsOf, columnsOf, namesClients } from '@anseo/domain/contact-columns'
import { isEmail, normaliseEmail } from '@anseo/domain/email'
import {
  CONTACT_NOTE_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  MAX_IMPORTED_ROWS,
  MAX_TAGS,
  NAME_MAX_LENGTH,
  TAG_MAX_LENGTH,
} from '@anseo/domain/limits'
import { isLegible, isStorable, onOneLine } from '@anseo/domain/plain-text'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { decodeText } from '../../../platform/files/decode-text.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import { readTable, type TableRow } from './read-table.ts'

/** A client as a row of the file says it. */
export interface ImportedClient {
  name: string
  phone: string | null
  email: string | null
  tags: string[]
  note: string | null
}

/** A row of the file: its client, or why it has none; what could not be read of it otherwise. */
export interface ReadRow {
  line: number
  client: ImportedClient | null
  /** The problem of the row, or the value that was left out of it. */
  reason: string | null
}

/**
 * Reads the clients of an exported list (B9).
 * @throws Refusal `INVALID_REQUEST` for a file without a column of names, or with too many rows or broken ones.
 */
export function readClients(bytes: Uint8Array): ReadRow[] {
  const [head, ...rows] = readTable(decodeText(bytes))
  const columns = columnsOf(head?.cells ?? [])
  if (!namesClients(columns)) {
    throw invalidField('document', 'We found no column with names. Head it “Name” and try again.')
  }
  if (rows.length > MAX_IMPORTED_ROWS) {
    throw invalidField('document', `This file has more than ${MAX_IMPORTED_ROWS} rows. Split it.`)
  }
  return rows.map((row) => readRow(row, columns))
}

function readRow({ line, cells }: TableRow, columns: ReturnType<typeof columnsOf>): ReadRow {
  if (!cells) return { line, client: null, reason: 'This row cannot be read: its quotes do not close.' }
  const { name: whole, first, last, phone, email, tags, note } = cellsOf(columns, cells)
  const name = onOneLine(whole || `${first} ${last}`)
  if (name === '') return { line, client: null, reason: 'It has no name.' }
  if (![name, email, tags, note].every(isStorable) || !isLegible(name)) {
    return { line, client: null, reason: 'It has characters that cannot be kept.' }
  }
  if (name.length > NAME_MAX_LENGTH) return { line, client: null, reason: 'The name is too long.' }
  const number = phone === '' ? undefined : parsePhoneNumberFromString(phone, 'IE')
  const address = normaliseEmail(email)
  const isAddress = isEmail(address) && address.length <= EMAIL_MAX_LENGTH
  const left = [
    phone !== '' && !number?.isValid() && 'the phone number',
    email !== '' && !isAddress && 'the email address',
    note.length > CONTACT_NOTE_MAX_LENGTH && 'the end of the note',
  ].filter((each) => each !== false)
  const client = {
    name,
    phone: number?.isValid() ? number.number : null,
    email: isAddress ? address : null,
    tags: tagsOf(tags),
    note: note.slice(0, CONTACT_NOTE_MAX_LENGTH) || null,
  }
  return { line, client, reason: left.length > 0 ? `Left out: ${left.join(', ')}.` : null }
}

const tagsOf = (cell: string): string[] =>
  [...new Set(cell.split(/[,;|]/).map(onOneLine))]
    .filter((tag) => tag !== '' && tag.length <= TAG_MAX_LENGTH && isLegible(tag))
    .slice(0, MAX_TAGS)
