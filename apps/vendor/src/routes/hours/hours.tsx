import { PageTop } from '../../shell/page-top.tsx'

export function HoursPage() {
  return <PageTop title="Hours and time off" />
}
