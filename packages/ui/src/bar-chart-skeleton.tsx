import { BarChartLegend } from './bar-chart-legend.tsx'
import type { BarSeries } from './bar-chart-table.tsx'
import { Skeleton } from './skeleton.tsx'

/** Takes the place of a chart that loads, in the chart's height, so that nothing below moves. */
export const BarChartSkeleton = ({ series }: { series: readonly BarSeries[] }) => (
  <div className="chart" aria-hidden="true">
    <BarChartLegend series={series} />
    <div className="chart-frame grid">
      <Skeleton className="h-full w-full" />
    </div>
    <div className="min-h-11" />
  </div>
)
