import { onOneLine } from '@anseo/domain/plain-text'
import { hasWebAddress } from '@anseo/domain/web-address'

/**
 * Returns a name for an email to a stranger: none of its parts that a mail program would turn into a link.
 * @param otherwise the replacement if nothing of the name is left.
 */
export function nameInMail(name: string, otherwise: string): string {
  const words = onOneLine(name)
    .split(' ')
    .filter((word) => !hasWebAddress(word))
    .join(' ')
  return words === '' || hasWebAddress(words) ? otherwise : words
}
