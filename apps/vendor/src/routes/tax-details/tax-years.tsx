import { euroText } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { SelectInput } from '@anseo/ui/select-input'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTaxYearFile } from '../../queries/tax-details.ts'

interface Quarter {
  consideration: number
  fees: number
  activities: number
}

interface TaxYearsProps {
  years: { year: number; quarters: Quarter[] }[]
}

const NAMES = ['Jan to Mar', 'Apr to Jun', 'Jul to Sep', 'Oct to Dec']

const COLUMNS: Column<Quarter & { name: string }>[] = [
  { key: 'name', head: 'Quarter', lead: true, renderCell: ({ name }) => name },
  {
    key: 'paid',
    head: 'You earned',
    figure: true,
    renderCell: ({ consideration }) => <span className="whitespace-nowrap">{euroText(consideration)}</span>,
  },
  { key: 'fees', head: 'Our fees', named: true, renderCell: ({ fees }) => euroText(fees) },
  { key: 'count', head: 'Appointments', named: true, renderCell: ({ activities }) => activities },
]

/** The vendor's copy of the report of each past year. */
export function TaxYears({ years }: TaxYearsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const file = useTaxYearFile()
  const shown = years.find(({ year }) => year === chosen) ?? years[0]
  return (
    <section className="card pad grid grid-cols-1 gap-4" aria-labelledby="years-title">
      <h2 id="years-title" className="text-[1.1875rem]">
        Your yearly reports
      </h2>
      {shown ? (
        <>
          <SelectInput
            label="Year"
            value={shown.year}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {years.map(({ year }) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </SelectInput>
          <DataTable
            caption={`Reported for ${shown.year}`}
            columns={COLUMNS}
            rows={shown.quarters.map((quarter, index) => ({ ...quarter, name: NAMES[index]! }))}
            rowKey={({ name }) => name}
          />
          <Button
            icon={<Download aria-hidden="true" />}
            busy={file.isPending}
            onClick={() => file.mutate(shown.year)}
          >
            Save as PDF
          </Button>
        </>
      ) : (
        <p className="muted">
          Your first report appears here after the end of the year. We email you by 31 January when it is
          ready.
        </p>
      )}
    </section>
  )
}
