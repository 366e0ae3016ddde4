import { counted } from '@anseo/domain/counted'
import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { Kpi, Kpis } from '@anseo/ui/kpi'

/** Shows the money moved in the period, and what is held and owed now. */
export function MoneyKpis({ figures }: { figures: ReplyTo<'GET /api/admin/money'> }) {
  const { charged, refunded, held, owed, payday, dueOnPayday, take } = figures
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
        label="Payable to vendors"
        figure={euroText(owed.amount)}
        note={`${euroText(dueOnPayday)} due on ${formatWeekdayDay(dublinDate(new Date(payday)), dublinDate(serverNow()))}`}
      />
      <Kpi label="Revenue" figure={euroText(take)} note="platform fees paid minus refunded" />
    </Kpis>
  )
}
