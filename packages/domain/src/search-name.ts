// implements: §5.30
/** Returns a name or a search text without fadas, capitals and surplus spaces: 'aine' finds 'Áine' (§5 Vendor list). */
export function searchName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/** The apostrophes of keyboards and phones, any of which finds the others. */
export const APOSTROPHES = /['‘’ʼ`]/g
