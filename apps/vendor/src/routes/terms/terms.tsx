import type { VendorTermsOnWire } from '@anseo/contract/vendor-terms'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { termsDay } from '@anseo/domain/vendor-terms'
import { TermsText } from '@anseo/site-kit/cards/terms-text'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Unloaded } from '@anseo/ui/unloaded'
import { ChevronLeft, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { useAcceptTerms, useOwnTerms, useTerms } from '../../queries/terms.ts'
import { session, settings } from '../../site.ts'

/** `/terms`: the terms for vendors that apply, those that are coming, and earlier ones; open to everybody. */
export function TermsPage() {
  const { data, isError, isFetching, refetch } = useTerms()
  const of = (state: VendorTermsOnWire['state']) =>
    (data?.versions ?? []).filter((version) => version.state === state)
  return (
    <main id="main" tabIndex={-1} className="wrap mid page grid gap-5">
      <title>{`Terms for vendors | ${settings.brand.name} Pro`}</title>
      <Link className="back-link" to="/">
        <ChevronLeft aria-hidden="true" size={18} />
        {settings.brand.name} Pro
      </Link>
      <h1>Terms for vendors</h1>
      {!data && <Unloaded what="the terms" query={{ isError, isFetching, refetch }} height={480} />}
      {of('coming')
        .toReversed()
        .map((terms) => (
          <Coming key={terms.version} terms={terms} />
        ))}
      {of('current').map((terms) => (
        <section key={terms.version} className="card pad grid gap-3" aria-label="Terms that apply now">
          <h2 className="text-[1.375rem]">In effect since {termsDay(terms.version)}</h2>
          <Answer version={terms.version} />
          <TermsText text={terms.text} />
        </section>
      ))}
      {of('past').length > 0 && (
        <section className="grid gap-3" aria-label="Earlier versions">
          <h2 className="text-[1.375rem]">Earlier versions</h2>
          {of('past').map(({ version, text }) => (
            <details key={version} className="card pad">
              <summary className="link w-fit">From {termsDay(version)}</summary>
              <TermsText text={text} />
            </details>
          ))}
        </section>
      )}
    </main>
  )
}

function Coming({ terms: { version, changes, text } }: { terms: VendorTermsOnWire }) {
  const day = termsDay(version)
  return (
    <section className="card pad grid gap-3" aria-label={`Terms from ${day}`}>
      <h2 className="text-[1.375rem]">From {day}</h2>
      <Note tone="warm" icon={<ScrollText aria-hidden="true" />}>
        <p>
          <b>What changes:</b> {changes}
        </p>
        <p>
          If you don&apos;t agree, you can end the contract before {day} at no cost: close your account in
          your profile.
        </p>
      </Note>
      <Answer version={version} />
      <details>
        <summary className="link w-fit">Read the whole text</summary>
        <TermsText text={text} />
      </details>
    </section>
  )
}

/** Shows the time of acceptance, or the button to accept; nothing to a visitor who is not logged in. */
function Answer({ version }: { version: string }) {
  const { data } = useOwnTerms(session.token() !== null)
  const accept = useAcceptTerms()
  const own = data?.versions.find((accepted) => accepted.version === version)
  if (!own) return null
  if (own.acceptedAt) {
    return <p className="hint">You accepted this on {formatDatedMoment(new Date(own.acceptedAt))}.</p>
  }
  return (
    <div>
      <Button size="sm" busy={accept.isPending} onClick={() => accept.mutate(version)}>
        I have read and accept this
      </Button>
    </div>
  )
}
