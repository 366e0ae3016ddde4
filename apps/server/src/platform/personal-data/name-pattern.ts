/** A regular expression of PostgreSQL that finds a name in a text where it stands as a word of its own. */
export const namePattern = (name: string): string =>
  String.raw`(?<![[:alnum:]])${name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}(?![[:alnum:]])`
