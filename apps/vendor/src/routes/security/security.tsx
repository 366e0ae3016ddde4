import { PageTop } from '../../shell/page-top.tsx'

export function SecurityPage() {
  return <PageTop title="Security" />
}
