import { AccountBlocked } from '@anseo/site-kit/cards/account-blocked'
import { useEffect, useState } from 'react'
import type { StatementOnWire } from '@anseo/contract/statements-of-reasons'
import { Link } from 'react-router'
import { api } from '../api/browser-api.ts'
import { useProfile } from './profile.tsx'

/** Shows above every page that the operator has blocked the account, why, and the way to complain (D6). */
export function BlockedAccount() {
  const isBlocked = useProfile().user?.blocked === true
  const [statement, setStatement] = useState<StatementOnWire | null>(null)
  useEffect(() => {
    if (!isBlocked) return
    const leaving = new AbortController()
    // The last block is the one that applies.
    api('GET /api/user/decisions', { signal: leaving.signal }).then(
      ({ rows }) => setStatement(rows.find(({ measure }) => measure === 'block') ?? null),
      // The strip says that the account is blocked without the reasons too.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isBlocked])
  if (!isBlocked) return null
  const path = statement ? `/decisions/${statement._id}` : '/my-profile#decisions'
  return <AccountBlocked facts={statement?.facts ?? null} link={<Link to={path} />} />
}
