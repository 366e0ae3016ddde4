import { PageTop } from '../../shell/page-top.tsx'

export function CalendarPage() {
  return <PageTop title="Calendar" />
}
