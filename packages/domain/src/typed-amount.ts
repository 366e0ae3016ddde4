/** Returns the cents of a typed amount: '45', '45.5', '€1,234.50', '-30'; null for anything else (M1). */
export function centsFromText(text: string): number | null {
  const plain = text.replaceAll(/[\s€,]/g, '').replace('−', '-')
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}
