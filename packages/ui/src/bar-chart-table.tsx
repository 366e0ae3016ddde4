export type BarSeries = { key: string; label: string }

export type BarPeriod = {
  key: string
  label: string
  /** Values by key of the series, zero when absent, never negative. */
  values: Readonly<Record<string, number>>
  current?: boolean
}

type BarChartTableProps = {
  label: string
  series: readonly BarSeries[]
  periods: readonly BarPeriod[]
  format: (value: number) => string
}

/** The figures behind a chart, folded away. */
export function BarChartTable({ label, series, periods, format }: BarChartTableProps) {
  return (
    <details className="chart-table">
      <summary>Show as a table</summary>
      <table>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">Period</th>
            {series.map((one) => (
              <th key={one.key} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.key}>
              <th scope="row">{period.label}</th>
              {series.map((one) => (
                <td key={one.key}>{format(period.values[one.key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
