import { counted } from '@anseo/domain/counted'
import { euroText } from '@anseo/domain/money'
import { Kpi, Kpis } from '@anseo/ui/kpi'
import { Unloaded } from '@anseo/ui/unloaded'
import { Link } from 'react-router'
import { type SellerSearch, useDac7Year } from '../../queries/dac7.ts'
import { TaxFiles } from './tax-files.tsx'
import { NextTaxFile } from './next-tax-file.tsx'
import { TaxSellers } from './tax-sellers.tsx'

interface TaxYearProps {
  year: number
  search: SellerSearch
  linkToSellers: (change: { sellers: 'all' | 'missing' } | { order: string }) => string
  onSort: (order: string) => void
}

/** A year: its sums, the next file, the files so far, and its sellers. */
export function TaxYear({ year, search, linkToSellers, onSort }: TaxYearProps) {
  const found = useDac7Year(year)
  const { data } = found
  if (!data) return <Unloaded what="this year" query={found} count={3} />
  const { sellers, withoutDetails, consideration, considerationWithoutDetails, fees, activities } =
    data.totals
  return (
    <>
      <Kpis label={`Figures of ${year}`}>
        <Kpi label="Sellers" figure={sellers} note={counted(activities, 'appointment')} />
        <Kpi
          label="Details missing"
          figure={withoutDetails}
          note={
            withoutDetails > 0
              ? `${euroText(considerationWithoutDetails)} not in the file`
              : 'All sellers in the file'
          }
          {...(withoutDetails > 0 && {
            tone: 'bad' as const,
            link: <Link to={linkToSellers({ sellers: 'missing' })} />,
          })}
        />
        <Kpi label="Paid to sellers" figure={euroText(consideration)} note="Without our fees" />
        <Kpi label="Our fees" figure={euroText(fees)} />
      </Kpis>
      <NextTaxFile year={data} />
      <TaxFiles year={year} messages={data.messages} isOver={data.isOver} />
      <TaxSellers year={year} search={search} linkTo={linkToSellers} onSort={onSort} />
    </>
  )
}
