import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { useOpenComplaints } from '../../queries/complaints.ts'
import { useOpenNotices } from '../../queries/content-notices.ts'
import { useOpenReports } from '../../queries/reports.ts'

/** Leads between the three queues of reports, each with what waits. */
export function ReportKinds({ active }: { active: 'problems' | 'content' | 'complaints' }) {
  const counts = { problems: useOpenReports(), content: useOpenNotices(), complaints: useOpenComplaints() }
  return (
    <Tabs
      label="Kind of report"
      active={active}
      tabs={[
        { key: 'problems', label: 'Appointments', count: counts.problems, link: <Link to="/reports" /> },
        { key: 'content', label: 'Content', count: counts.content, link: <Link to="/notices" /> },
        { key: 'complaints', label: 'Complaints', count: counts.complaints, link: <Link to="/complaints" /> },
      ]}
    />
  )
}
