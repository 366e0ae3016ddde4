import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { Note } from '@anseo/ui/note'

const TEXTS: Record<Exclude<OwnVendorOnWire['vetting'], 'verified'>, string> = {
  pending: 'Somebody is looking at your application. Clients see you once it is approved.',
  rejected: 'Your application was not approved, so clients do not see you.',
  suspended: 'Your account is suspended, so clients do not see you.',
}

/** Says why clients do not see the vendor; nothing once verified. */
export function VettingNote({ vendor: { vetting, vettingReason } }: { vendor: OwnVendorOnWire }) {
  if (vetting === 'verified') return null
  return (
    <div className="mb-5">
      <Note tone={vetting === 'pending' ? 'warm' : 'bad'}>
        {TEXTS[vetting]}
        {vettingReason && <p className="mt-1">Reason: {vettingReason}</p>}
      </Note>
    </div>
  )
}
