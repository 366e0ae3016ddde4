import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { contractText } from '@anseo/domain/trader'
import { Link } from 'react-router'

/** Says who a payer by link has the contract with, and which terms apply (D7). */
export const LinkTerms = ({ vendor: { name, trader } }: Pick<PaymentLinkOnWire, 'vendor'>) => (
  <p className="text-sm text-ink-2">
    {contractText(name, trader)} You don&apos;t need an account. By paying, you agree to our{' '}
    <Link className="link" to="/tandc" target="_blank">
      terms of service
    </Link>
    .
  </p>
)
