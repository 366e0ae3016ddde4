import { Note } from '@anseo/ui/note'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useEarningsSummary } from '../../queries/earnings.ts'

/** Says that payouts are on hold until the tax details are given; nothing otherwise. */
export function TaxHold() {
  const { data } = useEarningsSummary()
  if (!data?.nextPayout.taxDetailsMissing) return null
  return (
    <Note tone="bad" icon={<CircleAlert aria-hidden="true" />}>
      On hold: tax details missing.{' '}
      <Link className="link" to="/tax-details">
        Add them
      </Link>{' '}
      and we&apos;ll pay out what&apos;s due.
    </Note>
  )
}
