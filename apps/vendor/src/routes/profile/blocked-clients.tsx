import { BlockedPeople } from '@anseo/site-kit/cards/blocked-people'
import { SentReports } from '@anseo/site-kit/cards/sent-reports'
import { useOwnBlocks } from '../../queries/blocks.ts'
import { useSentReports } from '../../queries/reports.ts'

/** The clients whom the vendor has blocked, and what it has reported. */
export const BlockedClients = () => (
  <>
    <BlockedPeople blocks={useOwnBlocks()} />
    <SentReports reports={useSentReports()} />
  </>
)
