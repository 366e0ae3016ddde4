import { counted } from '@anseo/domain/counted'
import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { Kpi, Kpis } from '@anseo/ui/kpi'

/** Shows the money moved in the period, and what is held and owed now. */
export function MoneyKpis({ figures }: { figures: ReplyTo<'GET /api/admin/money'> }) {
  const { charged, refunded, held, owed, payday, take } = figures
  return (
    <Kpis label="Figures">
      <Kpi label="Charged" figure={euroText(charged.amount)} note={counted(charged.count, 'payment')} />
      <Kpi label="Refunded" figure={euroText(refunded.amount)} note={counted(refunded.count, 'refund')} />
      <Kpi
        label="Pending for vendors"
        figure={euroText(held.amount)}
        note={counted(held.count, 'appointment')}
      />
      <Kpi
        label={`Due on ${formatWeekdayDay(dublinDate(new Date(payday)), dublinDate(serverNow()))}`}
        figure={euroText(owed.amount)}
        note={counted(owed.count, 'earning')}
      />
      <Kpi label="Revenue" figure={euroText(take)} note="fees minus refunds" />
    </Kpis>
  )
}
