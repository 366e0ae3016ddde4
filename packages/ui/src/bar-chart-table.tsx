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
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.key}>
              <th scope="row">{period.label}</th>
              {series.map(({ key }) => (
                <td key={key}>{format(period.values[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
