import { OFFLINE, UNREACHABLE } from '@anseo/api-client/error-catalogue/unanswered'
import { notify } from '@anseo/ui/toasts'

/**
 * Reports that the code of a step could not be loaded. If the server has the page now, it is loaded anew instead: Safari, and
 * Chromium before version 156, remember a failed import for as long as the page is open. What was chosen stays.
 */
export async function reportMissingCode(): Promise<void> {
  const page = await fetch('').catch(() => null)
  if (page?.ok) location.reload()
  else notify.error(navigator.onLine ? UNREACHABLE : OFFLINE)
}
