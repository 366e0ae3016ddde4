const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML and in its quoted attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char]!)

/** Text as it may stand in a mail's header: line breaks and other control characters become spaces. */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
