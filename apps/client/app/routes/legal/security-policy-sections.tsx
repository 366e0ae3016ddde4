import type { SiteSettings } from '../../api/server-context.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'

/** The policy on reports of weaknesses, to which `security.txt` leads (RFC 9116). */
export const securityPolicySections = ({ brand }: SiteSettings): readonly LegalSection[] => [
  {
    id: 'report',
    title: 'Report a weakness',
    text: (
      <>
        <p>
          Write to <MailLink address={brand.email} /> with “Security” in the subject. Say what can be done, by
          whom, and the steps or the request that show it. Please tell nobody else until it is mended.
        </p>
        <p>
          We answer within five working days, tell you when it is mended, and thank you by name if you wish.
        </p>
      </>
    ),
  },
  {
    id: 'allowed',
    title: 'What is allowed',
    text: (
      <p>
        Test with accounts of your own only. Whoever keeps to this page, looks at no more data than is needed
        to show the weakness, changes nothing of others and does not disturb the service has our consent, and
        we will not take legal action.
      </p>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What is not',
    text: (
      <p>
        Do not touch other people&apos;s data or money, write to or book real vendors, send spam, try to trick
        people, or load the service with more requests than a person would make.
      </p>
    ),
  },
]
