import { PageTop } from '../../shell/page-top.tsx'

export function GettingStartedPage() {
  return <PageTop title="Getting started" />
}
