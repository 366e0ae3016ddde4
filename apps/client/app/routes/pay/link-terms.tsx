import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { contractText } from '@anseo/domain/trader'
import { Link } from 'react-router'

/** Names the other party to the contract of a payer by link, and the terms that the payer agrees to (D7). */
export const LinkTerms = ({ vendor: { name, trader } }: Pick<PaymentLinkOnWire, 'vendor'>) => (
  <p className="text-sm text-ink-2">
    {contractText(name, trader)} You don&apos;t need an account. By paying, you agree to our{' '}
    <Link className="link" to="/tandc" target="_blank">
      terms of service
    </Link>
    .
  </p>
)
