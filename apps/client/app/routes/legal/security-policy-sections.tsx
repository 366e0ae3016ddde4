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
          Write to <MailLink address={brand.email} /> with “Security” in the subject. Say what an attacker
          could do, and give the steps or the request that show it. Please don&apos;t tell anyone else until
          we have fixed it.
        </p>
        <p>
          We&apos;ll answer within five working days, tell you when it&apos;s fixed, and thank you by name if
          you like.
        </p>
      </>
    ),
  },
  {
    id: 'allowed',
    title: 'What is allowed',
    text: (
      <p>
        Test only with your own accounts. You have our consent, and we won&apos;t take legal action, if you
        follow this page, look at no more data than you need to show the weakness, change nothing that belongs
        to others, and don&apos;t disturb the service.
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
