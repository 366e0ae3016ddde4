import { OPERATOR_STATES } from '@anseo/domain/operator-badge'
import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { AddressFilters } from '../../listing/address-filters.tsx'
import { ExportButton } from '../../listing/export-button.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { useAppointments } from '../../queries/appointments.ts'
import { Page } from '../../shell/page.tsx'
import { AppointmentFilters } from './appointment-filters.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { STATE_TABS } from './appointment-texts.ts'
import { useAppointmentSearch } from './use-appointment-search.ts'
import '../../listing/listing.css'

const ONE_ONLY = { client: 'One client only', vendor: 'One vendor only' }

/** `/appointments`: everybody's appointments by state, searched and filtered on the server. */
export function AppointmentsPage() {
  const { filters, query, linkTo, change } = useAppointmentSearch()
  const found = useAppointments(query)
  const counts = found.data?.counts
  const all = counts && OPERATOR_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return (
    <Page
      title="Appointments"
      controls={<ExportButton call="GET /api/admin/appointments.csv" query={query} />}
    >
      <Tabs
        label="State"
        active={query.state ?? ''}
        tabs={(['', ...OPERATOR_STATES] as const).map((state) => ({
          key: state,
          label: STATE_TABS[state],
          ...(counts && { count: (state ? counts[state] : all) ?? 0 }),
          link: <Link to={linkTo({ state })} />,
        }))}
      />
      <AppointmentFilters />
      <AddressFilters filters={filters} texts={ONE_ONLY} change={change} />
      <PagedResults
        name="Appointments"
        found={found}
        empty="No results. Try other filters."
        linkToPage={(page) => linkTo({}, page)}
      >
        {({ appointments }) => <AppointmentList appointments={appointments} query={query} linkTo={linkTo} />}
      </PagedResults>
    </Page>
  )
}
