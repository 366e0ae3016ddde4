import { PageTop } from '../../shell/page-top.tsx'

export function SettingsPage() {
  return <PageTop title="Settings" />
}
