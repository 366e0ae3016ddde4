import { PageTop } from '../../shell/page-top.tsx'

export function PeoplePage() {
  return <PageTop title="People" />
}
