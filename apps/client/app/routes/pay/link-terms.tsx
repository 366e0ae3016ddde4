import { Link } from 'react-router'

/** The terms that a payer by link agrees to. */
export const LinkTerms = () => (
  <p className="text-sm text-ink-2">
    You don&apos;t need an account. By paying, you agree to our{' '}
    <Link className="link" to="/tandc" target="_blank">
      terms of service
    </Link>
    .
  </p>
)
