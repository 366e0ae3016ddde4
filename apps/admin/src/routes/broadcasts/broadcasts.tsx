import { PageTop } from '../../shell/page-top.tsx'

export function BroadcastsPage() {
  return <PageTop title="Broadcasts" />
}
