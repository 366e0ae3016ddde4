/** Marks that browsers and mail programs read as the dot of a host's name, beside those that NFKC makes one. */
const OTHER_DOTS = /[\u3002\uFF61]/g
/** `https://…`, and what begins like a host that mail programs make a link of. */
const BEGINS_ONE = /:\/\/|\bwww\.|\b(?:mailto|tel|javascript|data):/i
/**
 * Letters, a dot and letters without a space between: `evil.example`, `me@evil.ie`. Initials are one letter each: J.R.
 */
const HOST = /[\p{L}\p{N}-]{2,}\.(?:\p{L}{2,}|xn--)/u
/**
 * A host that the rule of initials lets through, or one in figures, and a path behind it: `t.co/abc`, `1.2.3.4/abc`.
 */
const WITH_PATH = /(?:\p{L}\.\p{L}{2,}|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?[/?#]/u

/** Returns whether a text contains something that an email program or browser may turn into a link. */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(OTHER_DOTS, '.')
  return BEGINS_ONE.test(plain) || HOST.test(plain) || WITH_PATH.test(plain)
}
