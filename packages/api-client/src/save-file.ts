/** So long a browser may take to begin saving. */
const LINK_LIFETIME_MS = 60_000

/** Has the browser save a file under its name, as if its link had been clicked. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), LINK_LIFETIME_MS)
}
