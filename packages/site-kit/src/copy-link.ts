import { notify } from '@anseo/ui/toasts'

/** Copies a link and says so, or that the browser does not let the page copy. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success('Link copied')
  } catch {
    notify.error(`We couldn't copy the link: ${url}`)
  }
}
