import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { DEFAULT_FEE_RATES } from '@anseo/domain/price'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Services } from './services.tsx'

const vendor = { _id: 'v1', name: 'Aoife Byrne', fees: 45, travelFee: 0 } as unknown as VendorOnWire
const trim: ServiceOnWire = {
  _id: 's1',
  name: 'Trim',
  description: null,
  durationMinutes: 60,
  price: 40,
  deposit: { kind: 'full' },
}

const menuOf = (plusTravel: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Services
        vendor={{ ...vendor, ...(plusTravel && { plusTravel }) }}
        fees={DEFAULT_FEE_RATES}
        services={[trim]}
        chosen={[]}
        onToggle={() => {}}
      />
    </MemoryRouter>,
  )

test('the menu promises that nothing is added only where the travel fee is the same everywhere', () => {
  expect(menuOf(false)).toContain('nothing is added later')
  expect(menuOf(true)).not.toContain('nothing is added later')
  expect(menuOf(true)).toContain('Booking fees are included.')
})
