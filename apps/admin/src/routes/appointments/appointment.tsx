import { PageTop } from '../../shell/page-top.tsx'

export function AppointmentPage() {
  return <PageTop title="Appointment" />
}
