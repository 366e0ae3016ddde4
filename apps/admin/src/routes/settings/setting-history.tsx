import { pageInAddress } from '@anseo/site-kit/page-in-address'
import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment } from '@anseo/domain/moment-text'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { Pager } from '@anseo/ui/pager'
import { Unloaded } from '@anseo/ui/unloaded'
import type { SettingChangeOnWire } from '@anseo/contract/settings'
import { Link, useSearchParams } from 'react-router'
import { useSettingChanges } from '../../queries/settings.ts'
import { SETTING_LABELS, settingText } from './setting-texts.ts'

const valueText = ({ name }: SettingChangeOnWire, value: unknown) =>
  value === null ? 'default' : settingText(name, value)

const COLUMNS: Column<SettingChangeOnWire>[] = [
  { key: 'name', head: 'Setting', lead: true, renderCell: ({ name }) => <b>{SETTING_LABELS[name]}</b> },
  { key: 'from', head: 'From', named: true, renderCell: (change) => valueText(change, change.from) },
  { key: 'to', head: 'To', named: true, renderCell: (change) => <b>{valueText(change, change.to)}</b> },
  { key: 'who', head: 'Who', renderCell: ({ changedBy }) => changedBy?.name ?? 'a former admin' },
  {
    key: 'when',
    head: 'When',
    renderCell: ({ changedAt }) => formatMoment(new Date(changedAt), serverNow()),
  },
]

/** Shows the changes of all settings, newest first; the address holds the page. */
export function SettingHistory() {
  const [params] = useSearchParams()
  const page = pageInAddress(params)
  const { data, isError, isFetching, refetch } = useSettingChanges(page)
  return (
    <section className="settings-history" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      {!data && (
        <Unloaded what="the history" query={{ isError, isFetching, refetch }} count={3} height={54} />
      )}
      {data?.total === 0 && <p className="muted">No changes yet.</p>}
      {data && data.total > 0 && (
        <>
          <DataTable
            caption="Changes of settings"
            columns={COLUMNS}
            rows={data.changes}
            rowKey={({ _id }) => _id}
          />
          <Pager {...data} renderLink={(number) => <Link to={`?page=${number}`} />} />
        </>
      )}
    </section>
  )
}
