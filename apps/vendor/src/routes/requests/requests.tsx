import { PageTop } from '../../shell/page-top.tsx'

export function RequestsPage() {
  return <PageTop title="Requests" />
}
