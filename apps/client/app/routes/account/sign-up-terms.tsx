import { Link } from 'react-router'

/** The sentence by which a new client agrees to the terms; `newTab` where leaving the page would interrupt something. */
export function SignUpTerms({ newTab }: { newTab?: boolean }) {
  const target = newTab ? '_blank' : undefined
  return (
    <>
      By creating an account, you agree to our{' '}
      <Link className="link" to="/tandc" target={target}>
        Terms of Service
      </Link>{' '}
      and confirm you&apos;ve read our{' '}
      <Link className="link" to="/privacy-policy" target={target}>
        Privacy Policy
      </Link>
      .
    </>
  )
}
