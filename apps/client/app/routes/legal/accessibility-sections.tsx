import type { SiteSettings } from '../../api/server-context.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'

/** The accessibility statement (Directive (EU) 2019/882, annex V; S.I. No. 636/2023). */
export const accessibilitySections = ({ brand }: SiteSettings): readonly LegalSection[] => [
  {
    id: 'service',
    title: 'The service',
    text: (
      <p>
        {brand.name} is a marketplace on the web: you find vendors, write to them, book a time and pay a
        deposit by card. It runs in any current browser, on phones and computers, and needs no app.
      </p>
    ),
  },
  {
    id: 'standard',
    title: 'The standard we work to',
    text: (
      <>
        <p>
          We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which cover the
          requirements of EN 301 549 for websites. We believe that we meet them, apart from the gaps below. No
          one outside has audited that yet.
        </p>
        <p>
          Since 28 June 2025 the European Union (Accessibility Requirements of Products and Services)
          Regulations 2023 (S.I. No. 636/2023) apply to e-commerce. Microenterprises that provide services,
          with fewer than 10 people and at most €2 million of turnover or balance sheet, are exempt. We
          publish this statement and work to the standard in either case.
        </p>
      </>
    ),
  },
  {
    id: 'what-works',
    title: 'What you can count on',
    text: (
      <ul>
        <li>Everything works with the keyboard alone, with a visible focus and in a sensible order.</li>
        <li>Screen readers get names, roles, states, headings, landmarks and announcements of changes.</li>
        <li>Text can be enlarged to 200%, and pages fit a width of 320 pixels without scrolling sideways.</li>
        <li>Contrast is at least 4.5 to 1 for text, in the light and the dark theme.</li>
        <li>Targets are at least 24 pixels wide and high, most of them 44.</li>
        <li>Animations are left out for those who ask their device for less motion.</li>
        <li>Whatever can be dragged has a button that does the same.</li>
        <li>Errors are described in words beside their field, and you lose nothing you typed.</li>
        <li>You can log in with a passkey or a code by email; you never have to solve a puzzle.</li>
      </ul>
    ),
  },
  {
    id: 'how-we-test',
    title: 'How we test',
    text: (
      <p>
        Automatic checks of the WCAG rules run on every page and state before each release, in both themes, on
        phone and desktop sizes. Further tests walk through booking, payment and login by keyboard, check
        focus and headings, and look at every page at 200% text size. Automatic checks find only some
        problems, so we check new pages by hand as well.
      </p>
    ),
  },
  {
    id: 'known-gaps',
    title: 'What is missing',
    text: (
      <ul>
        <li>
          We have not yet tested with people who use screen readers or other assistive technology daily.
        </li>
        <li>
          Pictures that vendors and clients upload have the description that their owner gave them, or only a
          general one. Descriptions are in the language of the person who wrote them.
        </li>
        <li>
          The fields for the card and its bank&apos;s check are shown by our payment provider. Their
          accessibility is in the provider&apos;s hands.
        </li>
        <li>Receipts as PDF are not tagged. The receipt&apos;s own page has the same content.</li>
        <li>Texts are in English. What vendors write about themselves may be hard to read.</li>
      </ul>
    ),
  },
  {
    id: 'contact',
    title: 'Tell us',
    text: (
      <>
        <p>
          If something keeps you from using {brand.name}, write to <MailLink address={brand.email} /> or call{' '}
          {brand.phone}. We answer within five working days, help you to book in another way until it is
          fixed, and send you this statement in another form if you need one.
        </p>
        <p>
          If our answer doesn&apos;t help, the Competition and Consumer Protection Commission (ccpc.ie) is the
          authority for e-commerce under these regulations.
        </p>
      </>
    ),
  },
  {
    id: 'about',
    title: 'About this statement',
    text: <p>We wrote it on 24 November 2026 from our own tests, and check it at least once a year.</p>,
  },
]
