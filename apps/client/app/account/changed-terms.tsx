import { isSignedOut } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { replyText } from '@anseo/api-client/error-texts'
import { type ConsentCalls, useTermsQuestion } from '@anseo/site-kit/use-terms-question'
import { TermsQuestion } from '@anseo/ui/terms-question'
import { notify } from '@anseo/ui/toasts'
import { Link } from 'react-router'
import { api } from '../api/browser-api.ts'

const LINKS = { terms: <Link to="/tandc" />, privacy: <Link to="/privacy-policy" /> }
const CALLS: ConsentCalls = {
  list: () => api('GET /api/user/consents'),
  accept: (body) => api('POST /api/user/consents', { body }),
}

/** Asks a client who accepted older terms to accept the current ones. */
export function ChangedTerms() {
  const question = useTermsQuestion(CALLS, (error) => {
    if (!isSignedOut(error)) notify.error(replyText(error, FAILED))
  })
  return <TermsQuestion links={LINKS} {...question} />
}
