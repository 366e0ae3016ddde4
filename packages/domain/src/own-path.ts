const LONGEST = 1000

/**
 * Returns whether `path` leads to a page of this site and nowhere else: absolute, with no host, and free of the
 * characters that browsers skip (control characters) or read as a slash (backslashes). For `next`, which a link
 * carries (A7, C2).
 */
export const isOwnPath = (path: string): boolean =>
  path.length <= LONGEST && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
