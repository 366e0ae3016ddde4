// implements: §2.112, §2.113
import {
  CONTACT_VISIBLE_DAYS,
  ERASURE_UNDO_DAYS,
  HEALTH_LINK_DAYS,
  HEALTH_NOTE_YEARS,
  NOTICE_MONTHS,
  RECORD_YEARS,
  REJECTED_DOCUMENTS_MONTHS,
  REQUEST_PHOTO_DAYS,
  RESET_LINK_HOURS,
  SESSION_ABSOLUTE_DAYS,
  SESSION_IDLE_DAYS,
  UNVERIFIED_ACCOUNT_DAYS,
  VERIFICATION_LINK_HOURS,
} from '@anseo/domain/limits'
import { Link } from 'react-router'
import type { Brand } from '../../api/server-context.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'

/** The ten sections of the privacy policy (§2 Legal pages). */
export const privacySections = (brand: Brand): readonly LegalSection[] => [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: (
      <>
        <p>
          {brand.name} runs this marketplace, on which customers find, message and book vendors for home and
          personal care in Ireland. For the personal data described here we are the controller in the sense of
          the GDPR.
        </p>
        <p>
          Our office: {brand.address}. Email: <MailLink address={brand.email} />. Phone: {brand.phone}.
        </p>
        <p>
          A vendor whom you book receives some of your data to do the work. For what the vendor does with it
          outside this site, the vendor is a controller of its own.
        </p>
      </>
    ),
  },
  {
    id: 'data-we-collect',
    title: 'Data we collect',
    text: (
      <>
        <p>From you, when you use the site:</p>
        <ul>
          <li>
            <b>Account</b>: your name, email and password. The password is stored only as a salted hash, which
            no one can turn back into the password.
          </li>
          <li>
            <b>Profile</b>: your phone number, address and Eircode, which a booking needs, and, if you choose
            to give them, your gender, birthday and a photo. Details that a photo file carries, such as where
            it was taken, are removed.
          </li>
          <li>
            <b>Bookings</b>: vendor, date, time, price, a note to the vendor, and what became of the booking;
            and, while you&apos;re logged in, when you first viewed a vendor, which decides the fees.
          </li>
          <li>
            <b>Quote requests</b> to several vendors: what you need, when, where and the photos you add.
          </li>
          <li>
            <b>Messages</b> and photos between you and vendors, the notifications we send you, and how you
            choose to get them: for push the address that your browser gives us for this device.
          </li>
          <li>
            <b>Payments</b>: amount, time, outcome and the payment provider&apos;s reference. Your card number
            goes from your browser to the payment provider; it never reaches our servers. Of a card you save
            we keep its brand, last four digits and expiry date.
          </li>
          <li>
            <b>Health notes</b>: what a vendor notes about your allergies and health, only if you agree.
          </li>
        </ul>
        <p>
          Our servers automatically record technical data about each request, such as the IP address, the time
          and the page, to keep the service running and safe.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    text: (
      <>
        <p>Each use has a legal basis under Article 6 of the GDPR:</p>
        <ul>
          <li>
            <b>To perform our contract with you</b>: to keep your account, show vendors, carry messages, make
            and manage bookings, take payments and give refunds, and to tell you about them by email and on
            the site.
          </li>
          <li>
            <b>To meet legal duties</b>: to keep accounts and tax records, and to answer lawful requests of
            authorities.
          </li>
          <li>
            <b>For our legitimate interests</b>: to prevent fraud and abuse, to resolve complaints between
            customers and vendors, to keep the service secure and to improve it. You can object to this at any
            time.
          </li>
          <li>
            <b>With your consent</b>: for details you choose to give and can withdraw, such as your gender,
            birthday and photo, saved cards and push notifications; and, with your explicit consent (Article
            9(2)(a)), for a vendor&apos;s notes about your health.
          </li>
        </ul>
        <p>
          We don&apos;t sell your data or use it for advertising, and we make no decision with legal effect on
          you by automated means alone.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    text: (
      <>
        <p>We share personal data only with those who need it:</p>
        <ul>
          <li>
            <b>The vendor you write to or book</b> sees your name, photo and messages and, from the
            confirmation until {CONTACT_VISIBLE_DAYS} days after the appointment, your phone number and
            address, to come to you. If the appointment is cancelled, the vendor loses access straight away.
            Only the vendor who noted something about your health can read it.
          </li>
          <li>
            <b>The vendors you ask for a quote</b> see your request, its photos and the area.
          </li>
          <li>
            <b>Our payment provider, Stripe</b>, receives what a card payment needs, including the billing
            details you enter, and acts under its own privacy policy as well.
          </li>
          <li>
            <b>Providers who work for us</b>, under contracts that let them use the data for nothing else
            (Article 28 of the GDPR): the host of our servers and database, the store of photos and documents,
            and the service that delivers our emails. Ask us for their names.
          </li>
          <li>
            <b>Your browser's maker</b>, if you turn on push notifications: its push service delivers them to
            your device, encrypted so that only your browser can read them.
          </li>
          <li>
            <b>Authorities and courts</b>, where the law obliges us, and advisers where a claim has to be
            settled.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'international-transfers',
    title: 'International transfers',
    text: (
      <>
        <p>
          We keep our data within the European Economic Area. Where a provider, such as our payment provider,
          handles data outside of it, this happens only to a country for which the European Commission has
          found an adequate level of protection, or under the Commission&apos;s standard contractual clauses
          with the further safeguards that they call for.
        </p>
        <p>You can ask us for a copy of these safeguards.</p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: (
      <>
        <p>Under the GDPR you can at any time ask us:</p>
        <ul>
          <li>
            for <b>access</b> to your data and a copy of it:{' '}
            <Link className="link" to="/my-profile/data">
              Download your data
            </Link>
            ;
          </li>
          <li>
            for <b>rectification</b> of what is wrong; most of it you can change yourself under My Profile;
          </li>
          <li>
            for <b>erasure</b>, where nothing obliges us to keep it:{' '}
            <Link className="link" to="/my-profile/close-account">
              Close your account
            </Link>
            ;
          </li>
          <li>
            to <b>restrict</b> what we do with it, or to stop, where you <b>object</b> to a use that rests on
            our legitimate interests;
          </li>
          <li>
            for your data in a common format that you can take elsewhere (<b>portability</b>): the same
            download, a ZIP of JSON files;
          </li>
          <li>
            to withdraw <b>consent</b>; this doesn't affect anything done before.
          </li>
        </ul>
        <p>
          Email <MailLink address={brand.email} />. We answer within one month, free of charge. If you have
          upcoming appointments, we delete your account after they end or are cancelled.
        </p>
        <p>
          You can also complain to the supervisory authority: Data Protection Commission, 6 Pembroke Row,
          Dublin 2, D02 X963, Ireland,{' '}
          <a className="link" href="https://www.dataprotection.ie">
            www.dataprotection.ie
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Retention',
    text: (
      <>
        <p>We keep personal data no longer than its purpose needs:</p>
        <ul>
          <li>
            Account and profile: as long as you have an account. Once you close it you have{' '}
            {ERASURE_UNDO_DAYS} days to change your mind; then we delete it.
          </li>
          <li>
            Bookings, payments and their records: {RECORD_YEARS} years after the end of the year they belong
            to, as Irish tax and limitation law requires, even if you close your account.
          </li>
          <li>
            Messages, and notes and reasons of bookings: {RECORD_YEARS} years, in case of a legal claim, or
            until we delete your account, whichever comes first.
          </li>
          <li>
            Quote requests: 1 year after their day, their photos {REQUEST_PHOTO_DAYS} days. Saved cards: until
            you remove them.
          </li>
          <li>
            Health notes: until you withdraw your consent, at most {HEALTH_NOTE_YEARS} years after your last
            visit.
          </li>
          <li>
            Notifications: {NOTICE_MONTHS} months. An account whose email is never verified:{' '}
            {UNVERIFIED_ACCOUNT_DAYS} days. Documents of a vendor whom we rejected:{' '}
            {REJECTED_DOCUMENTS_MONTHS} months.
          </li>
          <li>
            Logins: {SESSION_IDLE_DAYS} days without use, {SESSION_ABSOLUTE_DAYS} days at most. A link to
            verify your email expires after {VERIFICATION_LINK_HOURS} hours, a password reset link after{' '}
            {RESET_LINK_HOURS} hour, and a link to a health note after {HEALTH_LINK_DAYS} days unless you
            agree.
          </li>
          <li>Technical logs: 30 days, longer only to look into an incident.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    text: (
      <>
        <p>
          Connections to this site are encrypted. Passwords are stored as salted hashes, logins and emailed
          links only as fingerprints. Access is limited to those who need it for their work, and what
          administrators do is recorded. Changing your password logs you out on all other devices.
        </p>
        <p>
          No system is perfectly safe. If a breach puts your rights at risk, we&apos;ll tell you and the Data
          Protection Commission as Articles 33 and 34 of the GDPR require. We&apos;ll never ask for your card
          details or password by email.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    text: (
      <>
        <p>
          This site sets one cookie of its own, when you go to log in and never for tracking, and carries no
          advertising or analytics of others. So there is no banner that asks for your consent.
        </p>
        <p>
          Your browser&apos;s storage keeps only what the site needs to work as you asked: your login, the
          theme you chose, drafts of what you are writing and, for times without a connection, the site itself
          and your upcoming appointments. Logging out removes your data from the browser. While you pay, the
          payment provider may set cookies that it needs to prevent fraud.
        </p>
        <p>
          Every item is named in our{' '}
          <Link className="link" to="/cookies">
            cookie statement
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    text: (
      <>
        <p>
          For anything about your data: <MailLink address={brand.email} />, {brand.phone}, or by post to{' '}
          {brand.name}, {brand.address}.
        </p>
        <p>
          If we change this policy, we&apos;ll publish it here with its date. We&apos;ll tell you about
          important changes before they take effect.
        </p>
      </>
    ),
  },
]
