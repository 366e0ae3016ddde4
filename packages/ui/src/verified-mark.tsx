import { BadgeCheck } from 'lucide-react'

/** The badge of a verified vendor: a filled teal scallop with a tick. */
export function VerifiedMark() {
  return <BadgeCheck className="verified-mark" role="img" aria-label="Verified" />
}

/** The scallop with the word, for the head of a vendor's page. */
export function VerifiedPill() {
  return (
    <span className="verified-pill">
      <BadgeCheck aria-hidden="true" />
      Verified
    </span>
  )
}
