import { LOGIN_CODE_DIGITS } from '@anseo/domain/limits'

const CODE = new RegExp(String.raw`\b\d{${LOGIN_CODE_DIGITS}}\b`, 'g')

/** Returns a text, such as the subject of an email, for logs and admins: without a login code, which opens an account. */
export const withoutLoginCode = (text: string): string => text.replaceAll(CODE, '…')
