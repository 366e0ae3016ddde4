import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminVendorTermsOnWire } from '@anseo/contract/vendor-terms'
import { formatMoment } from '@anseo/domain/moment-text'
import { termsDay } from '@anseo/domain/vendor-terms'
import { TermsText } from '@anseo/site-kit/cards/terms-text'
import { Unloaded } from '@anseo/ui/unloaded'
import { useVendorTerms } from '../../queries/vendor-terms.ts'
import { Page } from '../../shell/page.tsx'
import { AnnounceForm } from './announce-form.tsx'
import { Allowed } from '../../shell/allowed.tsx'

const STATES = { past: 'Past', current: 'In effect', coming: 'Coming' } as const

/** `/terms`: announces terms for vendors, and lists all versions with how many vendors accepted each. */
export function TermsPage() {
  const { data, isError, isFetching, refetch } = useVendorTerms()
  return (
    <Page title="Terms for vendors" className="grid max-w-(--container-narrow) content-start gap-5">
      {!data && <Unloaded what="the terms" query={{ isError, isFetching, refetch }} count={2} height={240} />}
      {data && (
        <>
          {/* Starts empty again after each announced version. */}
          <Allowed to="POST /api/admin/vendor-terms">
            <AnnounceForm
              key={data.versions[0]!.version}
              latest={data.versions[0]!}
              earliest={data.earliest}
            />
          </Allowed>
          <section className="grid gap-3" aria-labelledby="versions-title">
            <h2 id="versions-title" className="text-[1.375rem]">
              Versions
            </h2>
            {data.versions.map((terms) => (
              <Version key={terms.version} terms={terms} vendors={data.vendors} />
            ))}
          </section>
        </>
      )}
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
