/** '1,234' or '1,234.50': commas between groups of three digits. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/
/** '45', '45.5', or '45,50', as keyboards of other languages write it. */
const PLAIN = /^-?\d{1,9}([.,]\d{1,2})?$/

/** Returns the cents of a typed amount: '45', '45.5', '45,50', '€1,234.50', '-30'; null for anything else (M1). */
export function centsFromText(text: string): number | null {
  const typed = text.replaceAll(/[\s€]/g, '').replace('−', '-')
  const plain = GROUPED.test(typed) ? typed.replaceAll(',', '') : typed
  return PLAIN.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) : null
}
