import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { useSettings } from '../../queries/settings.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { BrandForm } from './brand-form.tsx'
import { FeesForm } from './fees-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import { TaxpayerForm } from './taxpayer-form.tsx'
import './settings.css'

/** `/settings`: settings that change while the product runs, and their history. */
export function SettingsPage() {
  const { data, isError, isFetching, refetch } = useSettings()
  const forms = data && { inForce: data.settings, installation: data.installation, changed: data.changed }
  return (
    <>
      <PageTop title="Settings" />
      <main id="main" tabIndex={-1} className="settings">
        {!data && isError && (
          <LoadFailure title="We couldn't load the settings" busy={isFetching} onRetry={() => void refetch()}>
            Check your connection and try again.
          </LoadFailure>
        )}
        {!data && !isError && (
          <>
            <LoadingNote text="Loading settings..." />
            <CardSkeleton count={2} height={320} />
          </>
        )}
        {forms && (
          <div className="settings-panes">
            <FeesForm {...forms} />
            <BrandForm {...forms} />
            <TaxpayerForm {...forms} />
          </div>
        )}
        {data && <SettingHistory />}
      </main>
    </>
  )
}
