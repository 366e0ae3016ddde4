import { PageTop } from '../../shell/page-top.tsx'

export function ReportPage() {
  return <PageTop title="Report" />
}
