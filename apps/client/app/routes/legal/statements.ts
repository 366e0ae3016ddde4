// implements: §2.17, §2.18
import { POLICY_EFFECTIVE_DATE } from '@anseo/domain/limits'
import type { SiteSettings } from '../../api/server-context.ts'
import { accessibilitySections } from './accessibility-sections.tsx'
import { cookieSections } from './cookie-sections.tsx'
import type { LegalSection } from './legal-page.tsx'
import { privacySections } from './privacy-sections.tsx'
import { rankingSections } from './ranking-sections.tsx'
import { rightToCancelSections } from './right-to-cancel-sections.tsx'
import { securityPolicySections } from './security-policy-sections.tsx'
import { termsSections } from './terms-sections.tsx'

/** The day on which the pages that were added after the policy first applied. */
const ADDED = '24th November 2026'
/** The day on which the policy, the terms and the cookie statement last changed. */
const LATEST_REVISION = '30th November 2026'

interface Statement {
  title: string
  /** The day from which the page applies; `updated` is the day of its last change. */
  effective: string
  updated: string
  /** The meta description; `lead` is the paragraph above the sections. Both get the brand's name. */
  description: (name: string) => string
  lead: (name: string) => string
  sections: (settings: SiteSettings) => readonly LegalSection[]
}

/** Pages that the law or custom asks for, by their path (§2 Legal pages). */
export const STATEMENTS: Readonly<Record<string, Statement>> = {
  'privacy-policy': {
    title: 'Privacy policy',
    effective: POLICY_EFFECTIVE_DATE,
    updated: LATEST_REVISION,
    description: (name) => `What ${name} keeps about you, why, for how long, and your rights under the GDPR.`,
    lead: (name) =>
      `This policy says what ${name} keeps about you when you use this site, why we need it, who we share it with, and your rights. It follows the General Data Protection Regulation (GDPR) and the Irish Data Protection Acts 1988 to 2018.`,
    sections: ({ brand }) => privacySections(brand),
  },
  tandc: {
    title: 'Terms of service',
    effective: POLICY_EFFECTIVE_DATE,
    updated: LATEST_REVISION,
    description: (name) =>
      `The terms for booking vendors on ${name}: deposits, cancellations, refunds and your rights under Irish law.`,
    lead: (name) =>
      `These terms are an agreement between you and ${name} when you use this site as a customer. Please read them before you book. By creating an account or booking, you accept them.`,
    sections: ({ brand }) => termsSections(brand),
  },
  cookies: {
    title: 'Cookie statement',
    effective: POLICY_EFFECTIVE_DATE,
    updated: LATEST_REVISION,
    description: (name) =>
      `What your browser keeps for ${name}, name by name: only what the site needs to work. No tracking, no advertising.`,
    lead: (name) =>
      `${name} uses only the storage that it needs to work as you asked. This page names every single item.`,
    sections: cookieSections,
  },
  ranking: {
    title: 'How vendors are ranked',
    effective: ADDED,
    updated: ADDED,
    description: (name) =>
      `What decides the order of vendors on ${name}, in the order of weight, and how we check reviews. No one can pay for a place.`,
    lead: (name) =>
      `This page says what decides the order in which ${name} shows vendors, and how much each point weighs.`,
    sections: rankingSections,
  },
  accessibility: {
    title: 'Accessibility statement',
    effective: ADDED,
    updated: ADDED,
    description: (name) =>
      `How accessible ${name} is, what we test, what we know is missing, and who to contact.`,
    lead: (name) =>
      `Everyone should be able to use ${name}. This statement covers the site for clients, the site for vendors and the site of the operator.`,
    sections: accessibilitySections,
  },
  'right-to-cancel': {
    title: 'Your right to cancel',
    effective: ADDED,
    updated: ADDED,
    description: (name) =>
      `When you have the right to cancel a booking on ${name}, how you do that, and the model cancellation form.`,
    lead: () =>
      'For some services the law lets you cancel a booking within 14 days, without a reason. In the law this is called cancellation or withdrawal; we use both words.',
    sections: rightToCancelSections,
  },
  'security-policy': {
    title: 'Security policy',
    effective: ADDED,
    updated: ADDED,
    description: (name) => `How to report a security problem with ${name}, and what you may test.`,
    lead: (name) =>
      `If you find a weakness in the security of ${name}, please tell us. This page says how, and what you may test.`,
    sections: securityPolicySections,
  },
}
