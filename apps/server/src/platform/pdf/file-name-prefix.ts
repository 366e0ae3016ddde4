/** 'anseo-' of 'Anseo'; nothing of a name without a letter that a file name may safely have. */
export function fileNamePrefix(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return words ? `${words.join('-')}-` : ''
}
