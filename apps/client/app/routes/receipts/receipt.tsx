import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { LoadFailure } from '@anseo/ui/load-failure'
import { useParams } from 'react-router'
import { RequireClient } from '../../shell/require-client.tsx'
import { useReceipt } from '../../queries/receipts.ts'
import { useLoadFailure } from '../../queries/use-load-failure.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { ReceiptWaiting } from './receipt-waiting.tsx'
import './receipts.css'

export const meta = ownPageMeta('Receipt')

const NUMBER = /^[1-9]\d{0,9}$/

/** `/receipts/<number>`: one receipt, to read, print or save. */
export default function Receipt() {
  const { number = '' } = useParams()
  return (
    <RequireClient waiting={<Waiting />}>
      {NUMBER.test(number) ? <OwnReceipt key={number} number={Number(number)} /> : <NotFoundPage />}
    </RequireClient>
  )
}

function OwnReceipt({ number }: { number: number }) {
  const receipt = useReceipt(number)
  const failure = useLoadFailure(receipt)
  const { data: shown, isFetching, refetch } = receipt
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />
  if (!shown && !failure) return <Waiting />
  return (
    <div className="wrap narrow page grid gap-4 receipt-page">
      <BackLink to="/receipts">Receipts</BackLink>
      {shown ? (
        <>
          <ReceiptView {...shown} />
          <ReceiptActions number={shown.receipt.number} />
        </>
      ) : (
        <LoadFailure title="We couldn't load your receipt" query={{ isFetching, refetch }}>
          {bookingErrorText(failure)}
        </LoadFailure>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className="wrap narrow page grid gap-4 receipt-page">
    <BackLink to="/receipts">Receipts</BackLink>
    <ReceiptWaiting />
  </div>
)
