import { saveFile } from '@anseo/api-client/save-file'
import { Button } from '@anseo/ui/button'
import { Tabs } from '@anseo/ui/tabs'
import { notify } from '@anseo/ui/toasts'
import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { exportLedger, useMoneyFigures } from '../../queries/money.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { Ledger } from './ledger.tsx'
import { MoneyFilters, PeriodSelect } from './money-filters.tsx'
import { MoneyKpis } from './money-kpis.tsx'
import { Disputes, Payments, Payouts, Refunds } from './money-lists.tsx'
import { MoneyStory } from './money-story.tsx'
import { MONEY_TABS, type MoneyTab, TAB_LABELS } from './money-texts.ts'
import { useMoneySearch } from './use-money-search.ts'
import './money.css'

const PANELS: Record<MoneyTab, () => React.ReactNode> = {
  payments: () => <Payments />,
  refunds: () => <Refunds />,
  payouts: () => <Payouts />,
  disputes: () => <Disputes />,
  ledger: () => <Ledger />,
}

/** `/money`: what was paid, what goes back, what is disputed and paid out, and the books of it all. */
export function MoneyPage() {
  const { tab, query, linkTo } = useMoneySearch()
  const { from, to } = query
  const { data: figures } = useMoneyFigures({ ...(from && { from }), ...(to && { to }) })
  return (
    <>
      <PageTop title="Money">
        <PeriodSelect />
        {tab === 'ledger' && <LedgerDownload />}
      </PageTop>
      <main id="main" tabIndex={-1} className="money">
        {figures ? <MoneyKpis figures={figures} /> : <div className="money-kpi-room" aria-hidden="true" />}
        <Tabs
          label="Money"
          active={tab}
          tabs={MONEY_TABS.map((key) => ({
            key,
            label: TAB_LABELS[key],
            ...(figures && { count: figures.counts[key] }),
            link: <Link to={linkTo({ tab: key, search: '', status: '', account: '', page: 1, id: '' })} />,
          }))}
        />
        <MoneyFilters />
        {PANELS[tab]()}
        <MoneyStory />
      </main>
    </>
  )
}

function LedgerDownload() {
  const { query } = useMoneySearch()
  const download = useMutation({
    mutationFn: () => exportLedger(query),
    onSuccess: (file) => {
      saveFile(file)
      notify.success('The file is saved.')
    },
  })
  return (
    <Button
      tone="sec"
      icon={<Download aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      CSV
    </Button>
  )
}
