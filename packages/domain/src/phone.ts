/** Country codes of one and of two digits (ITU E.164); all others have three. */
const SHORT_COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Irish area codes of one and of three digits (ComReg's numbering plan); all others, mobiles too, have two. */
const IRISH_AREA_CODE = /^(?:1|40[24]|50[45]|818)/

/**
 * Formats a stored phone number (E.164): Irish numbers as dialled in Ireland, such as `086 123 4567`, others with the
 * country code, such as `+44 770 090 0123`. Returns any other text unchanged.
 */
export function formatPhone(phone: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return phone
  const digits = phone.slice(1)
  if (digits.startsWith('353')) return formatIrish(digits.slice(3))
  const code = SHORT_COUNTRY_CODE.exec(digits)?.[0] ?? digits.slice(0, 3)
  return `+${code} ${grouped(digits.slice(code.length))}`
}

function formatIrish(number: string): string {
  // Numbers such as 1800 have no area code and no leading zero.
  if (/^1[58]\d{8}$/.test(number)) return `${number.slice(0, 4)} ${grouped(number.slice(4))}`
  const area = IRISH_AREA_CODE.exec(number)?.[0] ?? number.slice(0, 2)
  return `0${area} ${grouped(number.slice(area.length))}`
}

/** Splits digits into groups of three; the last group has three to five digits. */
function grouped(digits: string): string {
  return digits.length < 6 ? digits : `${digits.slice(0, 3)} ${grouped(digits.slice(3))}`
}
