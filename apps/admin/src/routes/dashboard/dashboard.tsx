import { PageTop } from '../../shell/page-top.tsx'

export function DashboardPage() {
  return <PageTop title="Dashboard" />
}
