import BarChart from '@anseo/ui/bar-chart'
import { formatEuro } from '@anseo/domain/money'
import { Panel } from './panel.tsx'

const WEEKS = ['7 Sep', '14 Sep', '21 Sep', '28 Sep', '5 Oct', '12 Oct', '19 Oct', '26 Oct', '2 Nov', '9 Nov']
const DONE = [88, 97, 102, 111, 119, 124, 131, 122, 140, 152]

/** Charts with one and with three series. */
export const Charts = () => (
  <>
    <Panel title="Bookings by week" wide>
      <BarChart
        label="Bookings by week"
        series={[
          { key: 'done', label: 'Completed or paid' },
          { key: 'waiting', label: 'Waiting' },
          { key: 'cancelled', label: 'Cancelled' },
        ]}
        periods={WEEKS.map((label, index) => ({
          key: label,
          label,
          current: index === WEEKS.length - 1,
          values: { done: DONE[index] ?? 0, waiting: 20 + index, cancelled: index === 9 ? 0 : 12 },
        }))}
        format={String}
      />
    </Panel>
    <Panel title="Earned by month" wide>
      <BarChart
        label="Earned by month"
        series={[{ key: 'earned', label: 'Earned' }]}
        periods={WEEKS.map((label, index) => ({
          key: label,
          label,
          current: index === WEEKS.length - 1,
          values: { earned: (DONE[index] ?? 0) * 450 },
        }))}
        format={formatEuro}
        formatTick={(cents) => `€${cents / 100}`}
      />
    </Panel>
  </>
)
