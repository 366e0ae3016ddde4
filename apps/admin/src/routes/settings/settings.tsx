import { Button } from '@anseo/ui/button'
import { Unloaded } from '@anseo/ui/unloaded'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useSettings } from '../../queries/settings.ts'
import { Page } from '../../shell/page.tsx'
import { BrandForm } from './brand-form.tsx'
import { FeesForm } from './fees-form.tsx'
import { StatutoryForm } from './statutory-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import { TaxpayerForm } from './taxpayer-form.tsx'
import './settings.css'

/** Leads to the terms for vendors. */
const VendorTermsCard = () => (
  <section className="card pad settings-form" aria-labelledby="vendor-terms-title">
    <h2 id="vendor-terms-title">Terms for vendors</h2>
    <p className="muted">Read the versions, see who accepted them, and announce a new one.</p>
    <div>
      <Button asChild tone="sec">
        <Link to="/terms">Open the terms</Link>
      </Button>
    </div>
  </section>
)

/** `/settings`: settings that change while the product runs, and their history. */
export function SettingsPage() {
  const found = useSettings()
  const { data } = found
  const forms = data && { inForce: data.settings, installation: data.installation, changed: data.changed }
  return (
    <Page title="Settings">
      <Link to="/settings/specialities" className="card pad settings-link">
        <span>
          <b>Specialities</b>
          <span className="muted">What vendors do, their pictures and the documents they need.</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
      {!data && <Unloaded what="the settings" query={found} count={2} height={320} />}
      {forms && (
        <div className="grid content-start items-start gap-5 min-[1180px]:grid-cols-2">
          <FeesForm {...forms} />
          <BrandForm {...forms} />
          <StatutoryForm {...forms} />
          <VendorTermsCard />
          <TaxpayerForm {...forms} />
        </div>
      )}
      {data && <SettingHistory />}
    </Page>
  )
}
