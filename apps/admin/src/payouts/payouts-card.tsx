import { formatMoment } from '@anseo/domain/moment-text'
import { PAYOUT_HOLD_HOURS } from '@anseo/domain/limits'
import { euroText, euroToCents } from '@anseo/domain/money'
import { payoutProblem } from '@anseo/domain/payout-problem'
import type { VendorPayoutsOnWire } from '@anseo/contract/vendor-payouts'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { Unloaded } from '@anseo/ui/unloaded'
import { useNow } from '@anseo/site-kit/use-now'
import { Banknote, PauseCircle, PlayCircle } from 'lucide-react'
import { useDialogInAddress } from '../navigation/use-dialog-in-address.ts'
import { useHoldPayouts, usePayNow, useReleasePayouts, useVendorPayouts } from '../queries/payouts.ts'
import { useMay } from '../queries/profile.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { Allowed } from '../shell/allowed.tsx'

/** Shows the amount due to a vendor, with buttons to pay it now and to hold or release its payouts (D4). */
export function PayoutsCard({ id, name }: { id: string; name: string }) {
  const found = useVendorPayouts(id)
  const { data } = found
  const now = useNow(60_000)
  const holding = useHoldPayouts(id)
  const releasing = useReleasePayouts(id)
  const paying = usePayNow(id)
  const [asked, ask] = useDialogInAddress()
  const may = useMay()
  if (!data) return <Unloaded what="the payouts" query={found} count={1} height={180} />
  const { due, account, heldUntil, hold, taxDetailsMissing, isUnderWay, nextPayday, leavesOnRelease } = data
  const close = () => ask(null)
  const pay = () => paying.mutate(due, { onSuccess: close })
  return (
    <section className="card pad record-part" aria-label="Payouts">
      <h2 className="text-[1.1875rem]">Payouts</h2>
      {hold && (
        <Note tone="warm">
          On hold since {formatMoment(new Date(hold.since), now)}: {hold.reason}
        </Note>
      )}
      <KeyValueList
        items={[
          { label: 'Due now', value: euroText(due), absent: due <= 0 },
          { label: 'Next payout', value: formatMoment(new Date(nextPayday), now), absent: hold !== null },
          { label: 'Account', value: account ?? 'Not added', absent: account === null },
          ...(heldUntil
            ? [{ label: 'New account, payouts wait until', value: formatMoment(new Date(heldUntil), now) }]
            : []),
          ...(taxDetailsMissing ? [{ label: 'Waits for', value: 'Tax details' }] : []),
          ...(isUnderWay ? [{ label: 'On its way', value: 'One payout' }] : []),
        ]}
      />
      <div className="flex flex-wrap gap-2.5">
        <Allowed to="POST /api/admin/vendors/:id/payouts">
          <ReasonedButton
            tone="sec"
            size="sm"
            icon={<Banknote aria-hidden="true" />}
            reason={whyNotNow(data, now)}
            onClick={() => ask('pay')}
          >
            Pay out now
          </ReasonedButton>
        </Allowed>
        {hold ? (
          <Allowed to="POST /api/admin/vendors/:id/payouts/release">
            <Button
              tone="sec"
              size="sm"
              icon={<PlayCircle aria-hidden="true" />}
              onClick={() => ask('release')}
            >
              Release payouts
            </Button>
          </Allowed>
        ) : (
          <Allowed to="POST /api/admin/vendors/:id/payouts/hold">
            <Button
              tone="sec"
              size="sm"
              icon={<PauseCircle aria-hidden="true" />}
              onClick={() => ask('hold')}
            >
              Hold payouts
            </Button>
          </Allowed>
        )}
      </div>
      {asked === 'pay' && !whyNotNow(data, now) && may('POST /api/admin/vendors/:id/payouts') && (
        <Question
          title={`Pay ${name} ${euroText(due)} now?`}
          keep="Wait for the payout date"
          confirm="Pay out now"
          busy={paying.isPending}
          onClose={close}
          onConfirm={pay}
        >
          <p>We&apos;ll send it to {account} straight away. You can&apos;t undo this.</p>
        </Question>
      )}
      {asked === 'release' && hold && may('POST /api/admin/vendors/:id/payouts/release') && (
        <Question
          title={`Release payouts of ${name}?`}
          keep="Keep payouts on hold"
          confirm="Release payouts"
          busy={releasing.isPending}
          onClose={close}
          onConfirm={() => releasing.mutate(undefined, { onSuccess: close })}
        >
          <p>
            {leavesOnRelease > 0
              ? `${euroText(leavesOnRelease)} was due on the last payout date, so we'll send it straight away. You can't undo this.`
              : `The next payout is ${formatMoment(new Date(nextPayday), now)}.`}{' '}
            We&apos;ll tell {name}.
          </p>
        </Question>
      )}
      {asked === 'hold' && !hold && may('POST /api/admin/vendors/:id/payouts/hold') && (
        <HoldDialog
          of={name}
          id={id}
          busy={holding.isPending}
          onClose={close}
          onConfirm={(reason, done) => holding.mutate(reason, { onSuccess: done })}
        />
      )}
    </section>
  )
}

const REASONS: Partial<Record<string, string>> = {
  PAYOUTS_ON_HOLD: 'Release the payouts first.',
  PAYOUT_ACCOUNT_MISSING: 'There is no payout account yet.',
  TAX_DETAILS_MISSING: 'Payouts wait for tax details.',
  PAYOUT_ACCOUNT_NEW: `Payouts wait ${PAYOUT_HOLD_HOURS} hours after a change of account.`,
  PAYOUT_UNDER_WAY: 'A payout is on its way.',
  NOTHING_TO_PAY_OUT: 'Nothing is due now.',
}

/** Returns why a vendor cannot be paid now, by the same domain rule as the server; null if it can. */
function whyNotNow(
  { due, account, heldUntil, hold, taxDetailsMissing, isUnderWay }: VendorPayoutsOnWire,
  now: Date,
) {
  const facts = {
    account,
    heldUntil: heldUntil === null ? null : new Date(heldUntil),
    isOnHold: hold !== null,
    isHeldForTax: taxDetailsMissing,
    isUnderWay,
    dueCents: euroToCents(due),
  }
  const problem = payoutProblem(facts, now)
  return problem && REASONS[problem.code]
}
