/** A value of the address, where it is one of the options; the server would refuse another. */
export const keyIn = <K extends string>(
  options: Readonly<Partial<Record<K, string>>>,
  value: string,
): K | undefined => (Object.hasOwn(options, value) ? (value as K) : undefined)
