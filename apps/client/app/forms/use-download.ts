import { isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { saveFile } from '@anseo/api-client/save-file'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'

/** Downloads a file of the API when a button asks for it; a toast reports a failure. */
export function useDownload(load: () => Promise<File>) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await load())
    } catch (error) {
      if (!isSignedOut(error)) notify.error(bookingErrorText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: () => void download() }
}
