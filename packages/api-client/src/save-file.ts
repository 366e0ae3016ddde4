/** The time in which a browser must have begun to save the file. */
const LINK_LIFETIME_MS = 60_000

/** Makes the browser save a file under its name, as if its link had been clicked. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), LINK_LIFETIME_MS)
}
