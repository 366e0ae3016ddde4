import { FILE_NAME_MAX_LENGTH } from '@anseo/domain/limits'

/** Returns the file name without path and control characters, cut to its last `FILE_NAME_MAX_LENGTH` characters. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}]+/gu, '').trim()
  return clean.slice(-FILE_NAME_MAX_LENGTH) || 'document'
}
