import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { useOpenComplaints } from '../../queries/complaints.ts'
import { useOpenNotices } from '../../queries/content-notices.ts'
import { useOpenReports } from '../../queries/reports.ts'
import { useMayOpen } from '../../navigation/use-may-open.ts'

const KINDS = [
  { key: 'problems', label: 'Appointments', path: '/reports' },
  { key: 'content', label: 'Content', path: '/notices' },
  { key: 'complaints', label: 'Complaints', path: '/complaints' },
] as const

/** Links to the queues of reports that the admin's role may open, each with its number of open entries. */
export function ReportKinds({ active }: { active: 'problems' | 'content' | 'complaints' }) {
  const counts = { problems: useOpenReports(), content: useOpenNotices(), complaints: useOpenComplaints() }
  const mayOpen = useMayOpen()
  return (
    <Tabs
      label="Kind of report"
      active={active}
      tabs={KINDS.filter(({ path }) => mayOpen(path)).map(({ key, label, path }) => ({
        key,
        label,
        count: counts[key],
        link: <Link to={path} />,
      }))}
    />
  )
}
