import { searchName } from './search-name.ts'

/** The field that a column of an imported list of clients holds; null where it is left out. */
export type ContactColumn = 'name' | 'first' | 'last' | 'phone' | 'email' | 'tags' | 'note'

/** The column headings of Fresha, Booksy, Square and plain sheets, in letters alone. */
const HEADS: Record<ContactColumn, readonly string[]> = {
  name: ['name', 'fullname', 'client', 'clientname', 'customer', 'customername'],
  first: ['firstname', 'first', 'forename', 'givenname'],
  last: ['lastname', 'last', 'surname', 'familyname'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
    'mobilephone',
    'cell',
    'cellphone',
    'telephone',
    'telephonenumber',
    'tel',
    'contactnumber',
  ],
  email: ['email', 'emailaddress', 'mail'],
  tags: ['tags', 'tag', 'groups', 'labels', 'clienttags'],
  note: ['note', 'notes', 'clientnote', 'clientnotes', 'customernotes', 'memo', 'comment', 'comments'],
}

/** Returns the field of each column by its heading; null for a heading that is not known. Two columns can have one field. */
export const columnsOf = (heads: readonly string[]): (ContactColumn | null)[] =>
  heads.map((head) => {
    const letters = searchName(head).replaceAll(/[^a-z]/g, '')
    const found = Object.entries(HEADS).find(([, names]) => names.includes(letters))
    return (found?.[0] as ContactColumn | undefined) ?? null
  })

/** Returns whether a list with these columns says who its clients are. */
export const namesClients = (columns: readonly (ContactColumn | null)[]): boolean =>
  columns.some((column) => column === 'name' || column === 'first' || column === 'last')

/** Returns the cells of a row by their fields, trimmed; '' for a missing one, and of several the first that is filled. */
export function cellsOf(
  columns: readonly (ContactColumn | null)[],
  row: readonly string[],
): Record<ContactColumn, string> {
  const cells = { name: '', first: '', last: '', phone: '', email: '', tags: '', note: '' }
  columns.forEach((column, place) => {
    if (column) cells[column] ||= unquoted(row[place] ?? '')
  })
  return cells
}

/** Removes the apostrophe by which spreadsheets, and our own exports, guard a text that could be taken for a formula. */
const unquoted = (cell: string): string => cell.trim().replace(/^'(?=[=+\-−@])/, '')
