import { useTermsQuestion } from '@anseo/site-kit/use-terms-question'
import { TermsQuestion } from '@anseo/ui/terms-question'
import { PRIVACY_URL, TERMS_URL } from '../client-site.ts'
import { api } from '../site.ts'

const LINKS = {
  terms: <a href={TERMS_URL} target="_blank" rel="noreferrer" />,
  privacy: <a href={PRIVACY_URL} target="_blank" rel="noreferrer" />,
}

/** Asks a vendor to accept terms that have changed. */
export const ChangedTerms = () => <TermsQuestion links={LINKS} {...useTermsQuestion({ api, site: 'pro' })} />
