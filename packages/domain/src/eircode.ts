// A routing key, then four characters of the alphabet that leaves out the letters easily confused.
const EIRCODE = /^(D6W|[AC-FHKNPRTV-Y]\d{2})([\dAC-FHKNPRTV-Y]{4})$/

/** Returns 'D06 X2Y7' for 'd06x2y7' or 'D06 X2Y7'; null when the format is not an Eircode's (C5). */
export function normaliseEircode(text: string): string | null {
  const match = EIRCODE.exec(text.replaceAll(/[\s-]/g, '').toUpperCase())
  return match ? `${match[1]} ${match[2]}` : null
}
