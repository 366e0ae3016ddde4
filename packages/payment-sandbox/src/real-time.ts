/**
 * The provider is somebody else: it lives in real time, whatever our own clock has been set to (T4).
 * Everything in the sandbox takes the time from here.
 */
export function realNow(): Date {
  return new Date()
}

/** Now in whole seconds since 1970, the provider's unit for instants. */
export function unixSeconds(): number {
  return Math.floor(realNow().getTime() / 1000)
}
