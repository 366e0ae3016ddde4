import { PageTop } from '../../shell/page-top.tsx'

export function MoneyPage() {
  return <PageTop title="Money" />
}
