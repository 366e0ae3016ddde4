import type { ReceiptIssuer } from '@anseo/contract/receipts'
import type { OperatorSettings } from '../settings/operator-settings.ts'

/** Returns the issuer of documents: the operator, as its settings name it. */
export const issuerOf = ({ brand }: Pick<OperatorSettings, 'brand'>): ReceiptIssuer => ({
  name: brand.name,
  address: brand.address,
  email: brand.email,
  phone: brand.phone,
  vatNumber: brand.vatNumber,
})
