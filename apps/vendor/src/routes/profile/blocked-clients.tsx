import { BlockedPeople } from '@anseo/site-kit/cards/blocked-people'
import { OwnDecisions } from '@anseo/site-kit/cards/own-decisions'
import { SentReports } from '@anseo/site-kit/cards/sent-reports'
import { useOwnBlocks } from '../../queries/blocks.ts'
import { Link } from 'react-router'
import { useOwnDecisions, useSentReports } from '../../queries/reports.ts'

const toDecision = (id: string) => <Link to={`/decisions/${id}`} />

/** The decisions about the vendor, the clients whom it has blocked, and what it has reported. */
export const BlockedClients = () => (
  <>
    <OwnDecisions decisions={useOwnDecisions()} renderLink={toDecision} />
    <BlockedPeople blocks={useOwnBlocks()} />
    <SentReports reports={useSentReports()} renderLink={toDecision} />
  </>
)
