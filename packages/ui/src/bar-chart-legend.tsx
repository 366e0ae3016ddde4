import type { BarSeries } from './bar-chart-table.tsx'

/** Colours of the series, from the foot of a bar to its top: the light one between the two dark ones. */
export const CHART_COLOURS = ['var(--chart-1)', 'var(--chart-3)', 'var(--chart-2)']

/** Names the colours of a chart of several series; the table behind the chart is for screen readers. */
export const BarChartLegend = ({ series }: { series: readonly BarSeries[] }) =>
  series.length > 1 && (
    <ul className="chart-legend" aria-hidden="true">
      {series.map(({ key, label }, index) => (
        <li key={key}>
          <i style={{ background: CHART_COLOURS[index] }} />
          {label}
        </li>
      ))}
    </ul>
  )
