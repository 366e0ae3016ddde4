/** Country codes of one and of two digits (ITU E.164); all others have three. */
const SHORT_COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Irish area codes of one and of three digits (ComReg's numbering plan); all others, mobiles too, have two. */
const IRISH_AREA_CODE = /^(?:1|40[24]|50[45]|818)/

/**
 * A stored phone number (E.164) as people read it: Irish ones as they are dialled in Ireland, such as `086 123 4567`, others
 * with the country code, such as `+44 770 090 0123`. Anything else is given back as it is.
 */
export function formatPhone(phone: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return phone
  const digits = phone.slice(1)
  if (digits.startsWith('353')) return formatIrish(digits.slice(3))
  const code = SHORT_COUNTRY_CODE.exec(digits)?.[0] ?? digits.slice(0, 3)
  return `+${code} ${grouped(digits.slice(code.length))}`
}

function formatIrish(number: string): string {
  // Numbers such as 1800 have no area, and no zero before them.
  if (/^1[58]\d{8}$/.test(number)) return `${number.slice(0, 4)} ${grouped(number.slice(4))}`
  const area = IRISH_AREA_CODE.exec(number)?.[0] ?? number.slice(0, 2)
  return `0${area} ${grouped(number.slice(area.length))}`
}

/** Groups of three, the last of three or four, or of five where no more are left. */
function grouped(digits: string): string {
  return digits.length < 6 ? digits : `${digits.slice(0, 3)} ${grouped(digits.slice(3))}`
}
