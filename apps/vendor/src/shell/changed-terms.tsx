import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { replyText } from '@anseo/api-client/error-texts'
import { type ConsentCalls, useTermsQuestion } from '@anseo/site-kit/use-terms-question'
import { TermsQuestion } from '@anseo/ui/terms-question'
import { notify } from '@anseo/ui/toasts'
import { PRIVACY_URL, TERMS_URL } from '../client-site.ts'
import { api } from '../site.ts'

const LINKS = {
  terms: <a href={TERMS_URL} target="_blank" rel="noreferrer" />,
  privacy: <a href={PRIVACY_URL} target="_blank" rel="noreferrer" />,
}
const CALLS: ConsentCalls = {
  list: () => api('GET /api/pro/consents'),
  accept: (body) => api('POST /api/pro/consents', { body }),
}

/** Asks a vendor to accept terms that have changed. */
export function ChangedTerms() {
  const question = useTermsQuestion(CALLS, (error) => {
    notify.error(replyText(error, FAILED))
  })
  return <TermsQuestion links={LINKS} {...question} />
}
