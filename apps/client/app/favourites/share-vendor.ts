import { copyLink } from '@anseo/site-kit/copy-link'

/** Opens the system's sheet to share a vendor's page; where there is none, copies its link. */
export async function shareVendor(vendorId: string, name: string): Promise<void> {
  const url = `${location.origin}/appointment/${vendorId}`
  if ('share' in navigator) {
    // Closing the sheet is no failure.
    await navigator.share({ title: name, url }).catch(() => undefined)
    return
  }
  await copyLink(url)
}
