// A framed photo is a `data:` address until it is uploaded, so that a tab can save it with the rest of its form.
const JPEG_ADDRESS = 'data:image/jpeg;base64,'

/** Returns the saved photo; null when `saved` is not one. */
export const readSavedPhoto = (saved: unknown): string | null =>
  typeof saved === 'string' && saved.startsWith(JPEG_ADDRESS) ? saved : null

/** Returns the photo as a file for upload. */
export function photoFile(address: string): File {
  const bytes = Uint8Array.from(atob(address.slice(JPEG_ADDRESS.length)), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
}
