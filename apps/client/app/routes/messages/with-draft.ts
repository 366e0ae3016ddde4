/** Puts a text to send before what was already typed. */
export const withDraft = (text: string, draft: string): string =>
  draft ? `${text.trimEnd()} ${draft}` : text
