/** Returns the brand's name as the start of a file name, such as 'anseo-' for 'Anseo'; '' if no letter of it is safe in one. */
export function fileNamePrefix(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return words ? `${words.join('-')}-` : ''
}
