import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminVendorTermsOnWire } from '@anseo/contract/vendor-terms'
import { formatMoment } from '@anseo/domain/moment-text'
import { termsDay } from '@anseo/domain/vendor-terms'
import { TermsText } from '@anseo/site-kit/cards/terms-text'
import { Loaded } from '@anseo/ui/loaded'
import { useVendorTerms } from '../../queries/vendor-terms.ts'
import { Page } from '../../shell/page.tsx'
import { AnnounceForm } from './announce-form.tsx'
import { Allowed } from '../../shell/allowed.tsx'

const STATES = { past: 'Past', current: 'In effect', coming: 'Coming' } as const

/** `/terms`: announces terms for vendors, and lists all versions with how many vendors accepted each. */
export function TermsPage() {
  return (
    <Page title="Terms for vendors" className="grid max-w-(--container-narrow) content-start gap-5">
      <Loaded what="the terms" found={useVendorTerms()} count={2} height={240}>
        {({ versions, vendors, earliest }) => (
          <>
            {/* Starts empty again after each announced version. */}
            <Allowed to="POST /api/admin/vendor-terms">
              <AnnounceForm key={versions[0]!.version} latest={versions[0]!} earliest={earliest} />
            </Allowed>
            <section className="grid gap-3" aria-labelledby="versions-title">
              <h2 id="versions-title" className="text-[1.375rem]">
                Versions
              </h2>
              {versions.map((terms) => (
                <Version key={terms.version} terms={terms} vendors={vendors} />
              ))}
            </section>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Version({ terms, vendors }: { terms: AdminVendorTermsOnWire; vendors: number }) {
  const { version, state, changes, text, announcedAt, accepted } = terms
  return (
    <article className="card pad grid gap-2" aria-label={`Version of ${termsDay(version)}`}>
      <h3>
        {termsDay(version)} <span className="muted">{STATES[state]}</span>
      </h3>
      <p className="muted num">
        Accepted by {accepted} of {vendors} vendors.{' '}
        {announcedAt
          ? `Announced ${formatMoment(new Date(announcedAt), serverNow())}.`
          : 'Came with the product.'}
      </p>
      {changes && <p>What changed: {changes}</p>}
      <details>
        <summary className="link w-fit">Text</summary>
        <TermsText text={text} />
      </details>
    </article>
  )
}
