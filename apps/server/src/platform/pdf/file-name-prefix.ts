/** Returns the brand's name as a prefix of file names, such as 'anseo-' for 'Anseo'; '' if it has no Latin letter or digit. */
export function fileNamePrefix(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return words ? `${words.join('-')}-` : ''
}
