import { isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { Button } from '@anseo/ui/button'
import { notify } from '@anseo/ui/toasts'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { saveFile } from '@anseo/api-client/save-file'

/** The buttons that download a receipt as a PDF and print it. */
export function ReceiptActions({ number }: { number: number }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await api('GET /api/user/receipts/:number/pdf', { params: { number } }))
    } catch (error) {
      if (!isSignedOut(error)) notify.error(bookingErrorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="receipt-actions">
      <Button icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void download()}>
        Download PDF
      </Button>
      <Button tone="sec" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
