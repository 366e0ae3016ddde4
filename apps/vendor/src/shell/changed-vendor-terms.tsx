import { termsDay } from '@anseo/domain/vendor-terms'
import { Note } from '@anseo/ui/note'
import { ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { useOwnTerms } from '../queries/terms.ts'

/** Leads a vendor to terms for vendors that it has not accepted: those that apply, or are coming. */
export function ChangedVendorTerms() {
  const { data } = useOwnTerms()
  const open = (data?.versions ?? []).filter(({ state, acceptedAt }) => state !== 'past' && !acceptedAt)
  const current = open.find(({ state }) => state === 'current')
  const [coming] = open.filter(({ state }) => state === 'coming').toReversed()
  if (!current && !coming) return null
  return (
    <aside className="wrap py-3" aria-label="Changed terms for vendors">
      <Note tone="warm" icon={<ScrollText aria-hidden="true" />}>
        <p>
          {current
            ? 'Please read and accept our terms for vendors.'
            : `Our terms for vendors change on ${termsDay(coming!.version)}.`}{' '}
          <Link className="link" to="/terms">
            Read the terms
          </Link>
        </p>
      </Note>
    </aside>
  )
}
