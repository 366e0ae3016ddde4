import { PageTop } from '../../shell/page-top.tsx'

export function AppointmentsPage() {
  return <PageTop title="Appointments" />
}
