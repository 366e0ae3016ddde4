/** Returns a PostgreSQL regular expression that finds a name as a separate word. */
export const namePattern = (name: string): string =>
  String.raw`(?<![[:alnum:]])${name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}(?![[:alnum:]])`
