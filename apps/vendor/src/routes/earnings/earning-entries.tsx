import { withParams } from '@anseo/site-kit/with-params'
import { MoreButton } from '@anseo/site-kit/cards/more-button'
import type { EarningOnWire } from '@anseo/contract/payouts'
import { euroText } from '@anseo/domain/money'
import { dayText } from '@anseo/site-kit/day-text'
import { Badge, type BadgeTone } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { EmptyState } from '@anseo/ui/empty-state'
import calendarPicture from '@anseo/ui/assets/pictures/calendar.webp?no-inline'
import { Tabs } from '@anseo/ui/tabs'
import { Unloaded } from '@anseo/ui/unloaded'
import { Download } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useEarnings, useEarningsFile } from '../../queries/earnings.ts'

type State = EarningOnWire['state']

const STATES: Record<State, { label: string; tone: BadgeTone }> = {
  held: { label: 'Pending', tone: 'paid' },
  owed: { label: 'Due', tone: 'pending' },
  frozen: { label: 'On hold', tone: 'cancelled' },
  'paid out': { label: 'Paid out', tone: 'complete' },
}

/** Badge of an earning on hold because of a dispute; one with a problem report says "On hold". */
const DISPUTED = { label: 'Payment disputed', tone: 'declined' } as const

const isState = (text: string | null): text is State => text !== null && text in STATES

/** Lists earnings by appointment, filtered by the state in the address. */
export function EarningEntries() {
  const [search] = useSearchParams()
  const file = useEarningsFile()
  const asked = search.get('state')
  const state = isState(asked) ? asked : undefined
  const to = (chosen: string | null) => (
    <Link to={`?${withParams(search, { state: chosen })}`} replace preventScrollReset />
  )
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="entries-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex grow flex-wrap items-center justify-between gap-3">
          <h2 id="entries-title" className="text-[1.1875rem]">
            Entries
          </h2>
          <Button
            tone="sec"
            size="sm"
            icon={<Download aria-hidden="true" />}
            busy={file.isPending}
            onClick={() => file.mutate()}
          >
            CSV
          </Button>
        </div>
        <Tabs
          label="Entries"
          active={state ?? 'all'}
          tabs={[
            { key: 'all', label: 'All', link: to(null) },
            ...Object.entries(STATES).map(([key, { label }]) => ({ key, label, link: to(key) })),
          ]}
        />
      </div>
      <Entries state={state} />
    </section>
  )
}

function Entries({ state }: { state: State | undefined }) {
  const entries = useEarnings(state)
  const { data } = entries
  if (!data) return <Unloaded what="your earnings" query={entries} count={4} />
  if (data.length === 0) {
    return (
      <EmptyState title={state ? 'No earnings to show' : 'No earnings yet'} picture={calendarPicture}>
        {state ? 'Choose another status above.' : 'Your earnings appear here once a client pays.'}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={entries.isPlaceholderData || undefined} className="grid gap-4">
      <DataTable caption="Earnings by appointment" columns={COLUMNS} rows={data} rowKey={keyOf} />
      <MoreButton list={entries} countOf={(shown) => shown.length} full />
    </div>
  )
}

const KIND_LABELS: Partial<Record<EarningOnWire['kind'], string>> = {
  balance: 'Balance by card',
  tip: 'Tip',
  'charged-dispute': 'Lost dispute (charged to you)',
  refund: 'Refund to the client (charged to you)',
}

const keyOf = ({ appointmentId, kind, owedAt, amount }: EarningOnWire) =>
  `${appointmentId} ${kind} ${owedAt} ${amount}`

const COLUMNS: Column<EarningOnWire>[] = [
  {
    key: 'client',
    head: 'Client',
    lead: true,
    renderCell: ({ clientName, appointmentId }) => (
      <Link className="link font-semibold" to={`/appointments/${appointmentId}`}>
        {clientName}
      </Link>
    ),
  },
  {
    key: 'date',
    head: 'Date',
    renderCell: ({ slotDate, startTime }) => `${dayText(slotDate)}, ${startTime}`,
  },
  {
    key: 'what',
    head: 'What',
    renderCell: ({ kind, serviceName, disputed }) => (
      <div>
        {KIND_LABELS[kind] ?? serviceName ?? 'Appointment'}
        {disputed && <p className="hint">On hold until the client&apos;s bank decides.</p>}
      </div>
    ),
  },
  {
    key: 'amount',
    head: 'You earn',
    figure: true,
    renderCell: ({ amount }) => euroText(amount),
  },
  {
    key: 'state',
    head: 'Status',
    renderCell: ({ state, disputed }) => {
      const { tone, label } = disputed && state === 'frozen' ? DISPUTED : STATES[state]
      return <Badge tone={tone}>{label}</Badge>
    },
  },
]
