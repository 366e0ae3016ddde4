import { LoadFailure } from '@anseo/ui/load-failure'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { RequireClient } from '../../account/require-client.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { ReceiptWaiting } from './receipt-waiting.tsx'
import { useReceipt } from './use-receipt.ts'
import './receipts.css'

export const meta = ownPageMeta('Receipt')

/** `/receipts/<number>`: one receipt, to be read, printed or saved. */
export default function Receipt() {
  const { number = '' } = useParams()
  return (
    <RequireClient waiting={<Waiting />}>
      <OwnReceipt key={number} number={number} />
    </RequireClient>
  )
}

function OwnReceipt({ number }: { number: string }) {
  const { shown, unknown, failure, busy, load } = useReceipt(number)
  if (unknown) return <NotFoundPage />
  if (!shown && !failure) return <Waiting />
  return (
    <div className="wrap narrow page grid gap-4 receipt-page">
      <BackLink />
      {shown ? (
        <>
          <ReceiptView {...shown} />
          <ReceiptActions number={shown.receipt.number} />
        </>
      ) : (
        <LoadFailure title="We couldn't load your receipt" busy={busy} onRetry={() => void load()}>
          {failure?.text}
        </LoadFailure>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className="wrap narrow page grid gap-4 receipt-page">
    <BackLink />
    <ReceiptWaiting />
  </div>
)

const BackLink = () => (
  <Link to="/receipts" className="back-link">
    <ChevronLeft aria-hidden="true" size={18} />
    Receipts
  </Link>
)
