import { LOGIN_CODE_DIGITS } from '@anseo/domain/limits'

const CODE = new RegExp(String.raw`\b\d{${LOGIN_CODE_DIGITS}}\b`, 'g')

/** Removes the login code from a text, such as the subject of an email, for logs and admins: the code opens an account. */
export const maskLoginCode = (text: string): string => text.replaceAll(CODE, '…')
