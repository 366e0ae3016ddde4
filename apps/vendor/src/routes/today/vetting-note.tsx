import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { Note } from '@anseo/ui/note'

const TEXTS: Record<Exclude<OwnVendorOnWire['vetting'], 'verified'>, string> = {
  pending: "We're reviewing your application. You'll be listed once it's approved.",
  rejected: "Your application wasn't approved, so you're not listed.",
  suspended: "Your account is suspended, so you're not listed.",
}

/** Explains why clients do not see the vendor; renders nothing once verified. */
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
