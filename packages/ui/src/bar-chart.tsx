import { useState } from 'react'
import { Bar, BarChart as Chart, BarStack, CartesianGrid, ReferenceDot, XAxis, YAxis } from 'recharts'
import { BarChartLegend, CHART_COLOURS } from './bar-chart-legend.tsx'
import { BarChartTable } from './bar-chart-table.tsx'
import type { BarPeriod, BarSeries } from './bar-chart-table.tsx'
import { useWidth } from './use-width.ts'

export type { BarPeriod, BarSeries } from './bar-chart-table.tsx'

type BarChartProps = {
  /** Label for screen readers, such as 'Bookings by week'. */
  label: string
  /** One to three series, from the foot of a bar to its top. */
  series: readonly BarSeries[]
  /** Oldest first; narrow screens show the last five. */
  periods: readonly BarPeriod[]
  /** Formats a figure, such as '€45.00'. */
  format: (value: number) => string
  /** Formats a figure for the axis, where there is less room. */
  formatTick?: (value: number) => string
}

const NARROW_PX = 480
const PERIODS_WHEN_NARROW = 5

/**
 * Shows a bar for each period, stacked where there are several series, with a legend and a table of the figures. The
 * current period shows its figure, and is gorse where there is one series. Default export: pages load it lazily.
 */
export default function BarChart({ label, series, periods, format, formatTick = format }: BarChartProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const width = useWidth(frame)
  const narrow = width < NARROW_PX
  const shown = narrow ? periods.slice(-PERIODS_WHEN_NARROW) : periods
  return (
    <figure className="chart" aria-label={label}>
      <BarChartLegend series={series} />
      <div
        ref={setFrame}
        className="chart-frame"
        role="img"
        aria-label={summaryOf(label, series, periods, format)}
      >
        {width > 0 && (
          <Chart
            width={width}
            height={narrow ? 220 : 270}
            data={shown.map((period) => rowOf(period, series))}
            margin={{ top: 22, right: 4, bottom: 0, left: 6 }}
            barCategoryGap="20%"
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="key"
              axisLine={false}
              tickLine={false}
              tick={{ fill: 'var(--ink-2)' }}
              tickFormatter={(_key: string, index: number) => shown[index]?.label ?? ''}
              interval={0}
            />
            <YAxis
              width="auto"
              domain={[0, 'auto']}
              allowDecimals={false}
              axisLine={false}
              tickLine={false}
              tick={{ fill: 'var(--ink-2)' }}
              tickFormatter={(value: number) => formatTick(value)}
            />
            <BarStack radius={[4, 4, 0, 0]}>
              {series.map(({ key }, index) => (
                <Bar
                  key={key}
                  dataKey={key}
                  fill={CHART_COLOURS[index] ?? CHART_COLOURS[0]!}
                  stroke="var(--surface)"
                  strokeWidth={1.5}
                  maxBarSize={56}
                  isAnimationActive={false}
                />
              ))}
            </BarStack>
            {shown
              .filter(({ current }) => current)
              .map((period) => (
                <ReferenceDot
                  key={period.key}
                  x={period.key}
                  y={totalOf(period, series)}
                  r={0}
                  label={{
                    value: format(totalOf(period, series)),
                    position: 'top',
                    className: 'chart-figure',
                    fill: 'var(--ink)',
                  }}
                />
              ))}
          </Chart>
        )}
      </div>
      <BarChartTable label={label} series={series} periods={periods} format={format} />
    </figure>
  )
}

const totalOf = ({ values }: BarPeriod, series: readonly BarSeries[]) =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0)

/** Returns a period as the chart reads it; `fill` wins over the colour of the series. */
const rowOf = ({ key, values, current }: BarPeriod, series: readonly BarSeries[]) => ({
  ...Object.fromEntries(series.map(({ key }) => [key, values[key] ?? 0])),
  key,
  ...(current && series.length === 1 && { fill: 'var(--gorse-400)' }),
})

/** Summarises the chart in words: its period, the highest value and the current one. */
function summaryOf(
  label: string,
  series: readonly BarSeries[],
  periods: readonly BarPeriod[],
  format: BarChartProps['format'],
): string {
  const [first] = periods
  const last = periods.at(-1)
  if (!first || !last) return `${label}: no data yet.`
  const highest = periods.reduce((best, period) =>
    totalOf(period, series) > totalOf(best, series) ? period : best,
  )
  const figure = (period: BarPeriod) => `${format(totalOf(period, series))} (${period.label})`
  return `${label}, ${first.label} to ${last.label}. Highest ${figure(highest)}, latest ${figure(last)}.`
}
