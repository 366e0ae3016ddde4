import { Button } from '@anseo/ui/button'
import { Download, Printer } from 'lucide-react'
import { api } from '../../api/browser-api.ts'
import { useDownload } from '../../forms/use-download.ts'

/** The buttons that download a receipt as a PDF and print it. */
export function ReceiptActions({ number }: { number: number }) {
  const { busy, download } = useDownload(() =>
    api('GET /api/user/receipts/:number/pdf', { params: { number } }),
  )
  return (
    <div className="receipt-actions">
      <Button icon={<Download aria-hidden="true" />} busy={busy} onClick={download}>
        Download PDF
      </Button>
      <Button tone="sec" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
