import { Link } from 'react-router'
import { ACCESSIBILITY_URL, RANKING_URL } from '../client-site.ts'

/** The pages on terms, ranking and accessibility, at the foot of the navigation. */
export const LegalLinks = () => (
  <>
    <Link to="/terms">Terms for vendors</Link>
    <a href={RANKING_URL}>How vendors are ranked</a>
    <a href={ACCESSIBILITY_URL}>Accessibility</a>
  </>
)
