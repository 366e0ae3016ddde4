import { withParams } from '@anseo/site-kit/with-params'
import { useNow } from '@anseo/site-kit/use-now'
import type { StatementOnWire } from '@anseo/contract/statements'
import { addMonths, isoMonth, monthOf, monthTitle } from '@anseo/domain/calendar-month'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { type StatementLine, statementLines } from '@anseo/domain/statement'
import { Button } from '@anseo/ui/button'
import { Loaded } from '@anseo/ui/loaded'
import { PriceList } from '@anseo/ui/price-list'
import { SelectInput } from '@anseo/ui/select-input'
import { Skeleton } from '@anseo/ui/skeleton'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useStatement, useStatementFile } from '../../queries/earnings.ts'

const MONTHS_OFFERED = 24

/** Shows the statement of the month that the address names, and offers its PDF. */
export function Statement() {
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const current = monthOf(now)
  const offered = Array.from({ length: MONTHS_OFFERED }, (_, index) => addMonths(current, -index))
  const asked = search.get('statement')
  const month = offered.find((each) => isoMonth(each) === asked) ?? addMonths(current, -1)
  const found = useStatement(isoMonth(month))
  const { isPlaceholderData } = found
  const file = useStatementFile()
  const choose = (chosen: string) =>
    setSearch((before) => withParams(before, { statement: chosen }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <section className="card pad grid gap-4" aria-labelledby="statement-title">
      <h2 id="statement-title" className="text-[1.1875rem]">
        Statement
      </h2>
      <SelectInput label="Month" value={isoMonth(month)} onChange={(event) => choose(event.target.value)}>
        {offered.map((each) => (
          <option key={isoMonth(each)} value={isoMonth(each)}>
            {monthTitle(each)}
          </option>
        ))}
      </SelectInput>
      <Loaded what="the statement" found={found} waiting={<Skeleton width="100%" height={150} />}>
        {(statement) => (
          <div
            aria-busy={isPlaceholderData || undefined}
            className={isPlaceholderData ? 'opacity-60' : undefined}
          >
            <PriceList {...listOf(statement)} />
          </div>
        )}
      </Loaded>
      <Button
        full
        icon={<Download aria-hidden="true" />}
        busy={file.isPending}
        onClick={() => file.mutate(isoMonth(month))}
      >
        Save as PDF
      </Button>
    </section>
  )
}

/** The same lines as the PDF has. */
function listOf({ broughtForward, appointments, balances, charges, refunds, payouts }: StatementOnWire) {
  const { lines, total } = statementLines({
    broughtForwardCents: euroToCents(broughtForward),
    appointments: centsOf(appointments),
    balances: centsOf(balances),
    charges: centsOf(charges),
    refunds: centsOf(refunds),
    payouts: centsOf(payouts),
  })
  return { lines: lines.map(priceLine), total: priceLine(total) }
}

const priceLine = ({ label, cents }: StatementLine) => ({ label, amount: formatEuro(cents) })

const centsOf = ({ count, amount }: { count: number; amount: number }) => ({
  count,
  cents: euroToCents(amount),
})
