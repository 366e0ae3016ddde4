import { BlockedPeople } from '@anseo/site-kit/cards/blocked-people'
import { useOwnBlocks } from '../../queries/blocks.ts'

/** The vendors whom the client has blocked. */
export default function BlockedVendors() {
  return <BlockedPeople blocks={useOwnBlocks()} />
}
