/**
 * Decodes a text file as spreadsheet programs write it: UTF-16 with a byte order mark, UTF-16 without one, recognised by its
 * many zero bytes, UTF-8, or Windows-1252 if the bytes are not valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  bytes.subarray(0, 1000).forEach((byte, place) => {
    if (byte === 0) zeros[place % 2]! += 1
  })
  if (zeros[1]! > zeros[0]! + 10) return 'utf-16le'
  if (zeros[0]! > zeros[1]! + 10) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
