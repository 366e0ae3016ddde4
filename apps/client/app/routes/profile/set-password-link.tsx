import { Link } from 'react-router'

/** A link for clients who have no password, since they signed up with a code (C2), or who forgot it. */
export const SetPasswordLink = () => (
  <Link className="link" to="/forgot-password">
    No password, or forgot it?
  </Link>
)
