/** The ideographic full stop, which browsers and email programs read as a dot in a host name and NFKC leaves as it is. */
const IDEOGRAPHIC_STOP = '\u3002'
/** The start of an address: a scheme, or `www.`, which email programs turn into a link. */
const ADDRESS_START = /:\/\/|\bwww\.|\b(?:mailto|tel|javascript|data):/i
/**
 * Letters, a dot and letters without a space between: `evil.example`, `me@evil.ie`. Initials are one letter each: J.R.
 */
const HOST = /[\p{L}\p{N}-]{2,}\.(?:\p{L}{2,}|xn--)/u
/** A host with a name of one letter, or an IP address, followed by a path: `t.co/abc`, `1.2.3.4/abc`. */
const WITH_PATH = /(?:\p{L}\.\p{L}{2,}|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?[/?#]/u

/** Returns whether a text contains something that an email program or browser may turn into a link. */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(IDEOGRAPHIC_STOP, '.')
  return ADDRESS_START.test(plain) || HOST.test(plain) || WITH_PATH.test(plain)
}
