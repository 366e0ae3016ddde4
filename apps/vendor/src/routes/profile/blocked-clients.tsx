import { BlockedPeople } from '@anseo/site-kit/cards/blocked-people'
import { useOwnBlocks } from '../../queries/blocks.ts'

/** The clients whom the vendor has blocked. */
export const BlockedClients = () => <BlockedPeople blocks={useOwnBlocks()} />
