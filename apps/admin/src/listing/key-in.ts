/** Returns a search parameter's value if it is a key of `options`, else undefined: the server would refuse it. */
export const keyIn = <K extends string>(
  options: Readonly<Partial<Record<K, unknown>>>,
  value: string,
): K | undefined => (Object.hasOwn(options, value) ? (value as K) : undefined)
