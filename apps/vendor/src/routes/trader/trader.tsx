import type { TraderFileOnWire } from '@anseo/contract/traders'
import { TRADER_DETAILS_MONTHS } from '@anseo/domain/limits'
import { type TraderStanding, traderStanding } from '@anseo/domain/trader'
import { Note } from '@anseo/ui/note'
import { Unloaded } from '@anseo/ui/unloaded'
import { useTrader } from '../../queries/trader.ts'
import { BackToSteps } from '../../shell/back-to-steps.tsx'
import { Page } from '../../shell/page.tsx'
import { TraderForm } from './trader-form.tsx'

/** `/trader`: the vendor says whether it acts as a trader, and gives the details that its page has to show (D7). */
export function TraderPage() {
  const { data, isError, isFetching, refetch } = useTrader()
  return (
    <Page title="Trader details" className="grid max-w-(--container-narrow) content-start gap-5">
      <BackToSteps />
      {data && (
        <>
          <Standing trader={data} />
          <TraderForm trader={data} />
          <p className="hint">
            We keep a trader&apos;s details until {TRADER_DETAILS_MONTHS} months after the account is closed.
            A client always reads who the contract is with before booking.
          </p>
        </>
      )}
      {!data && (
        <Unloaded
          what="your trader details"
          query={{ isError, isFetching, refetch }}
          count={2}
          height={160}
        />
      )}
    </Page>
  )
}

const TEXTS: Record<TraderStanding, string> = {
  missing: 'Tell us if you act as a trader. We need this before we can list you.',
  'to-check': "We're reviewing your details.",
  checked: "We've checked your details.",
  private: "You've told us you're a private person.",
}

function Standing({ trader: { answer, checkedAt, asked } }: { trader: TraderFileOnWire }) {
  const standing = traderStanding(answer && { isTrader: answer.isTrader, checkedAt })
  return (
    <>
      {asked && !asked.answered && (
        <Note tone="warm" role="status">
          <strong>We need more from you.</strong> {asked.reason}
        </Note>
      )}
      <Note {...(standing === 'missing' && { tone: 'warm' })}>{TEXTS[standing]}</Note>
    </>
  )
}
