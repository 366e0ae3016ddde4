// implements: §2.114, §2.115
import {
  BOOKING_WINDOW_DAYS,
  COMPLETION_WINDOW_HOURS,
  DEFAULT_CANCELLATION_HOURS,
  MAX_RESCHEDULES,
  MINIMUM_AGE_YEARS,
  WITHDRAWAL_DAYS,
} from '@anseo/domain/limits'
import { Link } from 'react-router'
import type { Brand } from '../../api/server-context.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'

/** The twelve sections of the terms (§2 Legal pages); their rules on money are M2, M3 and L2. */
export const termsSections = (brand: Brand): readonly LegalSection[] => [
  {
    id: 'what-we-do',
    title: 'What we do',
    text: (
      <>
        <p>
          {brand.name}, {brand.address}, runs a marketplace. Customers find vetted vendors on it, message
          them, book a time and pay a booking deposit.
        </p>
        <p>
          The service itself is a contract between you and the vendor. The vendor, not {brand.name}, provides
          the service and is responsible for it. We are responsible for the marketplace: for the booking, the
          payment and the information we give.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    text: (
      <>
        <p>
          To message, book and pay you need an account. You must be {MINIMUM_AGE_YEARS} or older, give correct
          details and verify your email. One person has one account.
        </p>
        <p>
          Keep your password to yourself and tell us straight away if someone else may know it. You are
          responsible for anything done through your account, unless you could not have prevented it.
        </p>
      </>
    ),
  },
  {
    id: 'vendors',
    title: 'Vendors',
    text: (
      <>
        <p>
          Vendors run their own businesses and are not employed by us. A member of our team reviews every
          application before the vendor is listed, and only verified vendors are listed. We don&apos;t
          guarantee the quality of a service.
        </p>
        <p>Vendors set their descriptions, fees and available times, and must keep them correct.</p>
        <p>
          What decides their order, and how we check reviews, is on the page{' '}
          <Link className="link" to="/ranking">
            How vendors are ranked
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'booking',
    title: 'Booking',
    text: (
      <>
        <p>
          You can book up to {BOOKING_WINDOW_DAYS} days ahead, by the hour, unless the vendor offers more. A
          booking is a request: it becomes binding for the vendor once the vendor confirms, or straight away
          where we say “Instant booking”. We hold the time for you until then.
        </p>
        <p>
          A request times out if the vendor hasn&apos;t confirmed it by the start time. A confirmed
          appointment times out if you don&apos;t pay by the time shown. All times are Irish time.
        </p>
      </>
    ),
  },
  {
    id: 'prices-and-payment',
    title: 'Prices and payment',
    text: (
      <>
        <p>
          The fee secures your appointment slot, not the full cost, unless the vendor says otherwise. Ask for
          a full quote in the chat before you book. You pay any balance directly to the vendor, or here by
          card if the vendor asks you to.
        </p>
        <p>
          To book, you pay the vendor fee for the time you book, a platform fee and a payment processing fee.
          All three are shown in euro, with their total, before you pay, and won&apos;t change after you book.
          The vendor fee counts towards the vendor&apos;s price; the platform fee and the payment processing
          fee are added to it. Payments are handled by our payment provider; we never see your card number.
        </p>
      </>
    ),
  },
  {
    id: 'cancellations-and-refunds',
    title: 'Cancellations and refunds',
    text: (
      <>
        <p>
          Cancellations less than {DEFAULT_CANCELLATION_HOURS} hours before an appointment are not eligible
          for refunds. Some vendors ask for 48 hours or 7 days instead: we show it with its dates before you
          book, and it stays as it was when you booked. Otherwise cancellations and refunds follow the
          vendor&apos;s policy, and at least the following:
        </p>
        <ul>
          <li>
            You cancel {DEFAULT_CANCELLATION_HOURS} hours, or as long as the vendor asks for, or more before
            the start: you get back the vendor fee and the platform fee. The payment processing fee is
            non-refundable.
          </li>
          <li>The vendor declines or cancels, or we cancel: you get a full refund.</li>
        </ul>
        <p>
          For some services the law gives you a right to withdraw within {WITHDRAWAL_DAYS} days, whatever the
          vendor&apos;s policy says. It applies where we tell you so before you book:{' '}
          <Link className="link" to="/right-to-cancel">
            your right to cancel
          </Link>
          .
        </p>
        <p>
          Before you confirm a cancellation, we show you the exact refund. Refunds go to the card you paid
          with, usually within 5 to 10 working days.
        </p>
      </>
    ),
  },
  {
    id: 'rescheduling',
    title: 'Rescheduling',
    text: (
      <p>
        You can move an appointment {MAX_RESCHEDULES === 2 ? 'twice' : `${MAX_RESCHEDULES} times`}, free of
        charge, for as long as you could cancel with a refund, to another available time of the same length. A
        paid appointment stays paid. If the vendor can&apos;t make the new time and cancels, you get a full
        refund.
      </p>
    ),
  },
  {
    id: 'completion-and-complaints',
    title: 'Completion and complaints',
    text: (
      <>
        <p>
          After the appointment you confirm that it is complete. If you do nothing, it is marked as complete{' '}
          {COMPLETION_WINDOW_HOURS} hours after it ends, and the vendor is paid.
        </p>
        <p>
          If something went wrong, tell the vendor in the chat and tell us at{' '}
          <MailLink address={brand.email} /> within these {COMPLETION_WINDOW_HOURS} hours, so we can look into
          it before we pay the vendor. Complaining later does not affect your legal rights.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <>
        <p>While you use this site, you agree not to:</p>
        <ul>
          <li>harass, threaten, deceive or discriminate against others;</li>
          <li>give false details, or book appointments you don&apos;t intend to keep;</li>
          <li>post what is unlawful, or what belongs to others;</li>
          <li>disrupt the service, bypass its limits or scrape its data.</li>
        </ul>
        <p>
          We may remove such content and, after a warning where that is reasonable, suspend an account. You
          can ask us to review the decision.
        </p>
      </>
    ),
  },
  {
    id: 'our-liability',
    title: 'Our liability',
    text: (
      <>
        <p>
          Nothing in these terms limits your rights as a consumer, among them those under the Consumer Rights
          Act 2022, nor liability for death or personal injury caused by negligence, for fraud, or for
          anything else that the law does not allow to be limited.
        </p>
        <p>
          Otherwise we are liable only for foreseeable loss that we cause by breaking these terms. We are not
          liable for the vendor&apos;s service, or for what is outside our control, such as a network outage.
        </p>
      </>
    ),
  },
  {
    id: 'privacy-and-changes',
    title: 'Privacy and changes',
    text: (
      <>
        <p>
          We explain how we handle personal data in our{' '}
          <Link className="link" to="/privacy-policy">
            privacy policy
          </Link>
          .
        </p>
        <p>
          We may change these terms for good reason. We will tell you at least 30 days before; each booking
          stays under the terms that applied when you made it, and you can close your account at any time.
        </p>
      </>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing law and contact',
    text: (
      <>
        <p>
          Irish law governs these terms, and the courts of Ireland have jurisdiction. If you live elsewhere in
          the European Union you keep the protection of the law there and may also turn to the courts there.
        </p>
        <p>
          {brand.name}, {brand.address}, {brand.phone}, <MailLink address={brand.email} />.
        </p>
      </>
    ),
  },
]
