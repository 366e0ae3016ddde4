import { BlockedPeople } from '@anseo/site-kit/cards/blocked-people'
import { OwnDecisions } from '@anseo/site-kit/cards/own-decisions'
import { SentReports } from '@anseo/site-kit/cards/sent-reports'
import { useOwnDecisions, useSentReports } from '@anseo/site-kit/use-own-reports'
import { api } from '../../api/browser-api.ts'
import { useOwnBlocks } from '../../queries/blocks.ts'
import { useScrollToHash } from '../../shell/use-scroll-to-hash.ts'
import { Link } from 'react-router'

const CALLS = { api, site: 'user' } as const

const toDecision = (id: string) => <Link to={`/decisions/${id}`} />

/** The decisions about the client, the vendors whom it has blocked, and what it has reported. */
export default function BlockedVendors() {
  const decisions = useOwnDecisions(CALLS)
  useScrollToHash('decisions', decisions.length > 0)
  return (
    <>
      <OwnDecisions decisions={decisions} renderLink={toDecision} />
      <BlockedPeople blocks={useOwnBlocks()} />
      <SentReports reports={useSentReports(CALLS)} renderLink={toDecision} />
    </>
  )
}
