import type { TraderFileOnWire } from '@anseo/contract/traders'
import { TRADER_DETAILS_MONTHS } from '@anseo/domain/limits'
import { type TraderStanding, traderStanding } from '@anseo/domain/trader'
import { Note } from '@anseo/ui/note'
import { Loaded } from '@anseo/ui/loaded'
import { useTrader } from '../../queries/trader.ts'
import { BackToSteps } from '../../shell/back-to-steps.tsx'
import { Page } from '../../shell/page.tsx'
import { TraderForm } from './trader-form.tsx'

/** `/trader`: the vendor says whether it acts as a trader, and gives the details that its page has to show (D7). */
export const TraderPage = () => (
  <Page title="Trader details" className="grid max-w-(--container-narrow) content-start gap-5">
    <BackToSteps />
    <Loaded what="your trader details" found={useTrader()} count={2} height={160}>
      {(trader) => (
        <>
          <Standing trader={trader} />
          <TraderForm trader={trader} />
          <p className="hint">
            We keep a trader&apos;s details until {TRADER_DETAILS_MONTHS} months after the account is closed.
            A client always reads who the contract is with before booking.
          </p>
        </>
      )}
    </Loaded>
  </Page>
)

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
