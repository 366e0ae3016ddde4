import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LedgerFoot } from './ledger-foot.tsx'

const footOf = (total: number) => renderToStaticMarkup(<LedgerFoot debit={5} credit={5} total={total} />)

test('the foot of the ledger counts its movements, a single one as such', () => {
  expect(footOf(1)).toContain('>1 movement<')
  expect(footOf(1227)).toContain('>1,227 movements<')
})
