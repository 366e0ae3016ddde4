import { PageTop } from '../../shell/page-top.tsx'

export function EarningsPage() {
  return <PageTop title="Earnings" />
}
