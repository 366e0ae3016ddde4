import { notify } from '@anseo/ui/toasts'

/** Opens the system's sheet to share a vendor's page; where there is none, copies its link. */
export async function shareVendor(vendorId: string, name: string): Promise<void> {
  const url = `${location.origin}/appointment/${vendorId}`
  if ('share' in navigator) {
    // Closing the sheet is no failure.
    await navigator.share({ title: name, url }).catch(() => undefined)
    return
  }
  await clipboard(url)
}

async function clipboard(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success('Link copied')
  } catch {
    notify.error(`We couldn't copy the link: ${url}`)
  }
}
