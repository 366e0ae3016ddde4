import { PageTop } from '../../shell/page-top.tsx'

export function ReportsPage() {
  return <PageTop title="Reports" />
}
