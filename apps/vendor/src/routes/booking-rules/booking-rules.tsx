import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import { Unloaded } from '@anseo/ui/unloaded'
import { useLiveCalendar } from '../../queries/calendar.ts'
import { bookingRulesKey, saveBookingRules, useBookingRules } from '../../queries/hours.ts'
import { useVendor } from '../../queries/profile.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { NotSaved, SavedAt } from '../hours/saved-note.tsx'
import { useAutosave } from '../hours/use-autosave.ts'
import { WhatClientsSee } from '../hours/what-clients-see.tsx'
import './booking-rules.css'
import { RuleFields } from './rule-fields.tsx'
import { TimesPreview } from './times-preview.tsx'
import { WhereFields } from './where-fields.tsx'

/** `/booking-rules`: how far ahead, how soon, at which times and where clients book (B1, B4). */
export function BookingRulesPage() {
  const found = useBookingRules()
  useLiveCalendar(useVendor()._id)
  if (found.data) return <Loaded rules={found.data} />
  return (
    <Page title="Booking rules">
      <Unloaded what="your booking rules" query={found} count={4} height={64} />
    </Page>
  )
}

function Loaded({ rules }: { rules: BookingRulesOnWire }) {
  const { value, change, saving } = useAutosave({
    key: `anseo.pro.rules.${useVendor()._id}`,
    loaded: rules,
    queryKey: bookingRulesKey,
    save: saveBookingRules,
  })
  return (
    <Page
      title="Booking rules"
      controls={
        <span className="max-lg:hidden">
          <SavedAt savings={[saving]} />
        </span>
      }
    >
      <BackLink to="/hours">Hours and time off</BackLink>
      <p className="muted mt-1 mb-2">These rules apply to new bookings. Existing appointments keep theirs.</p>
      <div className="mb-2 min-h-6 lg:hidden">
        <SavedAt savings={[saving]} />
      </div>
      <NotSaved savings={[saving]} />
      <div className="rules-page">
        <div className="grid gap-5">
          <RuleFields rules={value} onChange={change} />
          <WhereFields rules={value} onChange={change} />
        </div>
        <div className="grid gap-5">
          <WhatClientsSee />
          <TimesPreview />
        </div>
      </div>
    </Page>
  )
}
