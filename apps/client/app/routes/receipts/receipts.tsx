import type { ReceiptOnWire } from '@anseo/contract/receipts'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { Link, Navigate, useSearchParams } from 'react-router'
import { PagedList } from '../../shell/paged-list.tsx'
import { RequireClient } from '../../shell/require-client.tsx'
import { useReceipts } from '../../queries/receipts.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { ReceiptList } from './receipt-list.tsx'
import { ReceiptsWaiting } from './receipts-waiting.tsx'
import './receipts.css'

export const meta = ownPageMeta('Receipts')

/** `/receipts`: the client's payments and refunds; with `?appointment=<id>` those of one appointment. */
export default function Receipts() {
  const [search] = useSearchParams()
  const appointmentId = search.get('appointment')
  return (
    <div className="wrap narrow page grid gap-4">
      <h1>Receipts</h1>
      <RequireClient waiting={<ReceiptsWaiting />}>
        <OwnReceipts key={appointmentId} appointmentId={appointmentId} />
      </RequireClient>
    </div>
  )
}

function OwnReceipts({ appointmentId }: { appointmentId: string | null }) {
  const receipts = useReceipts(appointmentId)
  return (
    <PagedList
      query={receipts}
      waiting={<ReceiptsWaiting />}
      failed="We couldn't load your receipts"
      empty={<NoReceipts />}
    >
      {(rows) => <LoadedReceipts appointmentId={appointmentId} receipts={rows} />}
    </PagedList>
  )
}

function LoadedReceipts({
  appointmentId,
  receipts,
}: {
  appointmentId: string | null
  receipts: ReceiptOnWire[]
}) {
  // The link "Receipt" of an appointment opens its only receipt directly, not a list of one.
  if (appointmentId && receipts.length === 1) {
    return <Navigate to={`/receipts/${receipts[0]!.number}`} replace />
  }
  return (
    <>
      {appointmentId && (
        <p className="text-ink-2">
          Receipts for one appointment.{' '}
          <Link to="/receipts" className="link">
            Show all receipts
          </Link>
        </p>
      )}
      <ReceiptList receipts={receipts} />
    </>
  )
}

const NoReceipts = () => (
  <EmptyState
    title="No receipts yet"
    picture={envelopePicture}
    wall="barley"
    action={
      <Button asChild tone="sec">
        <Link to="/my-appointment">My Appointments</Link>
      </Button>
    }
  >
    Your receipts will appear here after you pay.
  </EmptyState>
)
