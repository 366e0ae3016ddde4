import { CONTACT_NOTE_MAX_LENGTH, MAX_TAGS } from './limits.ts'

/** The parts of a client that an import fills in. */
export interface MergedContact {
  phone: string | null
  email: string | null
  tags: readonly string[]
  note: string | null
}

/**
 * Returns the fields that an imported client adds to one in the book: what is missing there, further tags, and a note
 * below the one that stands there. Nothing in the book is removed, and what would become too long is left out. Null where nothing is added.
 */
export function mergedInto(known: MergedContact, imported: MergedContact): MergedContact | null {
  const tags = [...new Set([...known.tags, ...imported.tags])].slice(0, MAX_TAGS)
  const merged = {
    phone: known.phone ?? imported.phone,
    email: known.email ?? imported.email,
    tags,
    note: joined(known.note, imported.note),
  }
  const isSame =
    merged.phone === known.phone &&
    merged.email === known.email &&
    merged.note === known.note &&
    tags.length === known.tags.length
  return isSame ? null : merged
}

function joined(known: string | null, imported: string | null): string | null {
  if (!known || !imported) return known ?? imported
  if (known.includes(imported)) return known
  const both = `${known}\n${imported}`
  return both.length > CONTACT_NOTE_MAX_LENGTH ? known : both
}

/**
 * Returns a client of the book without what an import has added to it. Later edits stay: a field is restored only where it
 * is as the import left it, and only tags that the import added are removed.
 */
export function withoutImported(
  current: MergedContact,
  { before, after }: { before: MergedContact; after: MergedContact },
): MergedContact {
  const undone = <K extends 'phone' | 'email' | 'note'>(field: K) =>
    current[field] === after[field] ? before[field] : current[field]
  const isAdded = (tag: string) => after.tags.includes(tag) && !before.tags.includes(tag)
  return {
    phone: undone('phone'),
    email: undone('email'),
    note: undone('note'),
    tags: current.tags.filter((tag) => !isAdded(tag)),
  }
}
