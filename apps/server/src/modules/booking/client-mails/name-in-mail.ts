import { onOneLine } from '@anseo/domain/plain-text'
import { hasWebAddress } from '@anseo/domain/web-address'

/**
 * Returns a name for an email to a stranger: none of its parts that a mail program would turn into a link.
 * @param otherwise what stands in its place where nothing is left.
 */
export function nameInMail(name: string, otherwise: string): string {
  const words = onOneLine(name)
    .split(' ')
    .filter((word) => !hasWebAddress(word))
    .join(' ')
  return words === '' || hasWebAddress(words) ? otherwise : words
}
