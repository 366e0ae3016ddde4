import { Link } from 'react-router'
import type { SiteSettings } from '../../api/server-context.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { PROVIDER_COOKIES, STORED } from './stored-entries.ts'
import { StoredTable } from './stored-table.tsx'

/** The sections of the cookie statement. */
export const cookieSections = ({ brand, payments }: SiteSettings): readonly LegalSection[] => [
  {
    id: 'no-banner',
    title: 'Why there is no banner',
    text: (
      <>
        <p>
          {brand.name} sets one cookie of its own, when you go to log in, and none elsewhere. It carries no
          advertising, no analytics, no social media content, and nothing that tracks you on other sites.
        </p>
        <p>
          What your browser keeps for us is strictly necessary for what you asked of this site. For that, the
          Irish ePrivacy Regulations (S.I. No. 336 of 2011, regulation 5) ask for clear information, which is
          this page, and not for your consent. So there is no banner to click away.
        </p>
      </>
    ),
  },
  {
    id: 'what-is-kept',
    title: 'What your browser keeps',
    text: (
      <>
        <p>This is the full list. Only this site can read it.</p>
        {STORED.map((group) => (
          <StoredTable key={group.title} {...group} />
        ))}
      </>
    ),
  },
  {
    id: 'payments',
    title: 'When you pay',
    text:
      payments.mode === 'stripe' ? (
        <>
          <p>
            Card payments are handled by Stripe. Only when you open a payment does your browser load its card
            field, and Stripe then sets cookies that it needs to prevent fraud. They too are strictly
            necessary for the payment you asked for.
          </p>
          <StoredTable {...PROVIDER_COOKIES} />
          <p>
            Stripe says more in its{' '}
            <a className="link" href="https://stripe.com/ie/legal/cookies-policy">
              cookie policy
            </a>
            .
          </p>
        </>
      ) : (
        <p>This demo uses a test payment provider. It sets no cookies and takes no money.</p>
      ),
  },
  {
    id: 'your-choice',
    title: 'Your choice',
    text: (
      <>
        <p>
          Logging out removes your login, your saved appointments and everything you had typed. Closing the
          tab removes what is kept in it. To remove the rest, clear this site&apos;s data in your browser
          settings. You&apos;ll be logged out, but won&apos;t lose anything else.
        </p>
        <p>
          You can also block storage for this site. You can still browse, but you&apos;ll be logged out when
          you leave the page.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Questions and changes',
    text: (
      <>
        <p>
          We explain how we handle personal data in our{' '}
          <Link className="link" to="/privacy-policy">
            privacy policy
          </Link>
          . Questions? Email <MailLink address={brand.email} />.
        </p>
        <p>If this site ever wants to keep more than it needs, we&apos;ll ask you first and say so here.</p>
      </>
    ),
  },
]
