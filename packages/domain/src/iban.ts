const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Returns a typed IBAN without spaces, in capitals. */
export const normaliseIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** Returns whether a normalised text is an IBAN with the right check digits (ISO 13616, remainder 1 of 97). */
export function isIban(text: string): boolean {
  if (!FORM.test(text)) return false
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => String(Number.parseInt(sign, 36)))
  return [...digits.join('')].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
