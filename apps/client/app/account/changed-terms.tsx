import { useTermsQuestion } from '@anseo/site-kit/use-terms-question'
import { TermsQuestion } from '@anseo/ui/terms-question'
import { Link } from 'react-router'
import { api } from '../api/browser-api.ts'

const LINKS = { terms: <Link to="/tandc" />, privacy: <Link to="/privacy-policy" /> }

/** Asks a client who accepted older terms to accept the current ones. */
export const ChangedTerms = () => <TermsQuestion links={LINKS} {...useTermsQuestion({ api, site: 'user' })} />
