import { costOfBooking } from '@anseo/domain/cost'
import { timeOf } from '@anseo/domain/deposit'
import { DEFAULT_FEE_RATES } from '@anseo/domain/price'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import VisitAddress from './visit-address.tsx'

const atVendorsFor = (priceCents: number) => {
  const cost = costOfBooking({ feePerHourCents: 4500, items: [timeOf(60, priceCents)] }, DEFAULT_FEE_RATES)
  const props = {
    vendor: { name: 'Aoife Byrne' },
    chosen: { cost },
    where: { place: 'vendor', address: null },
    rules: { place: 'vendor', area: 'Dublin 6', travels: false },
  } as never as Parameters<typeof VisitAddress>[0]
  return renderToStaticMarkup(<VisitAddress {...props} fields={{}} />)
}

test("the street of the vendor's place is shown after the payment, and before a free visit", () => {
  expect(atVendorsFor(9000)).toContain('in Dublin 6. The street is shown once you&#x27;ve paid.')
  expect(atVendorsFor(0)).toContain('in Dublin 6. The street is shown 24 hours before the start.')
})
