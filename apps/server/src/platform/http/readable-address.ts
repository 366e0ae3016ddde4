/**
 * Returns an address with each `%` of its path escaped if the path cannot be decoded, as in '/vendors/100%'. The router
 * would refuse such an address before it knows whether a page or a call is asked for.
 */
export function readableAddress(url: string): string {
  const path = /^[^?#]*/.exec(url)![0]
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
