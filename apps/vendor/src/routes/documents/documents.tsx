import type { CheckOnWire } from '@anseo/contract/vetting'
import { Loaded } from '@anseo/ui/loaded'
import { useOnboarding } from '../../queries/onboarding.ts'
import { Page } from '../../shell/page.tsx'
import { CheckRow } from './check-row.tsx'
import { TraderCard } from './trader-card.tsx'

/** `/documents`: each check with its documents and when it ends, and the way to upload the next one (growth D5). */
export const DocumentsPage = () => (
  <Page title="My documents" className="grid max-w-(--container-narrow) content-start gap-5">
    <Loaded what="your documents" found={useOnboarding()} count={3} height={96}>
      {({ checks, trader }) => (
        <>
          <Checks checks={checks} />
          <TraderCard trader={trader} link="/trader" />
        </>
      )}
    </Loaded>
  </Page>
)

/** Standings that need a new document; the first of them gets the primary button. */
const NEEDS_DOCUMENT = ['lapsed', 'failed', 'due-soon', 'missing']

function Checks({ checks }: { checks: readonly CheckOnWire[] }) {
  const needed = checks.filter(({ mandatory }) => mandatory)
  const others = checks.filter(({ mandatory }) => !mandatory)
  const open = needed.filter(
    ({ documents, stated }) => !stated && !documents.some(({ undecided }) => undecided),
  )
  const asked = NEEDS_DOCUMENT.flatMap((needs) => open.filter(({ standing }) => standing === needs))[0]
  return (
    <>
      <p className="muted">
        Only you and our review team can see your documents. We&apos;ll remind you 30, 14, 7 and 1 days before
        one expires.
      </p>
      <section className="card pad" aria-labelledby="needed-documents">
        <h2 id="needed-documents" className="text-[1.1875rem]">
          Documents you need
        </h2>
        <CheckRows checks={needed} asked={asked} />
      </section>
      <section className="card pad" aria-labelledby="other-documents">
        <h2 id="other-documents" className="text-[1.1875rem]">
          Other documents
        </h2>
        <CheckRows checks={others} />
      </section>
    </>
  )
}

const CheckRows = ({
  checks,
  asked,
}: {
  checks: readonly CheckOnWire[]
  asked?: CheckOnWire | undefined
}) => (
  <ul className="mt-[.9rem] grid gap-4">
    {checks.map((check) => (
      <CheckRow key={check.kind} check={check} asked={check === asked} />
    ))}
  </ul>
)
