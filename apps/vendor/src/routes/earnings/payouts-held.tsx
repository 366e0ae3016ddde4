import { formatDatedMoment } from '@anseo/domain/moment-text'
import { Note } from '@anseo/ui/note'
import { usePayoutAccount } from '../../queries/payout-account.ts'

/** Says that the operator holds all payouts, and why (D4). */
export function PayoutsHeld() {
  const { data } = usePayoutAccount()
  if (!data?.hold) return null
  return (
    <Note tone="warm">
      Your payouts have been on hold since {formatDatedMoment(new Date(data.hold.since))}. Our reason: “
      {data.hold.reason}” Call us if you have questions.
    </Note>
  )
}
