import { BlockedPeople } from '@anseo/site-kit/cards/blocked-people'
import { OwnDecisions } from '@anseo/site-kit/cards/own-decisions'
import { SentReports } from '@anseo/site-kit/cards/sent-reports'
import { useOwnDecisions, useSentReports } from '@anseo/site-kit/use-own-reports'
import { useOwnBlocks } from '../../queries/blocks.ts'
import { Link } from 'react-router'
import { api } from '../../site.ts'

const CALLS = { api, site: 'pro' } as const

const toDecision = (id: string) => <Link to={`/decisions/${id}`} />

/** The decisions about the vendor, the clients whom it has blocked, and what it has reported. */
export const BlockedClients = () => (
  <>
    <OwnDecisions decisions={useOwnDecisions(CALLS)} renderLink={toDecision} />
    <BlockedPeople blocks={useOwnBlocks()} />
    <SentReports reports={useSentReports(CALLS)} renderLink={toDecision} />
  </>
)
