import { WITHDRAWAL_DAYS } from '@anseo/domain/limits'
import { specialityLabel } from '@anseo/domain/specialities'
import { Link } from 'react-router'
import type { SiteSettings } from '../../api/server-context.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'

/** The instructions on the right to cancel and the model form (Consumer Rights Act 2022, Schedule 4). */
export const rightToCancelSections = ({
  brand,
  specialities,
  statutoryCancellation,
}: SiteSettings): readonly LegalSection[] => [
  {
    id: 'which-bookings',
    title: 'Which bookings',
    text:
      statutoryCancellation.length > 0 ? (
        <>
          <p>You have this right for bookings of these services:</p>
          <ul>
            {statutoryCancellation.map((speciality) => (
              <li key={speciality}>{specialityLabel(specialities, speciality)}</li>
            ))}
          </ul>
          <p>
            The law gives it for contracts with traders; we give it for those with private persons too. It
            holds as it was when you booked. For all other bookings the vendor&apos;s cancellation policy
            applies, which you read before you book.
          </p>
        </>
      ) : (
        <p>
          At present no service here comes with this right, as all are booked for a specific date. The
          vendor&apos;s cancellation policy applies, which you read before you book, and our{' '}
          <Link className="link" to="/tandc#cancellations-and-refunds">
            terms of service
          </Link>
          . A booking that was made with this right keeps it.
        </p>
      ),
  },
  {
    id: 'right-to-cancel',
    title: 'Right to cancel',
    text: (
      <>
        <p>
          You have the right to cancel the contract within {WITHDRAWAL_DAYS} days without giving any reason.
          The cancellation period will expire after {WITHDRAWAL_DAYS} days from the day of your booking; if
          its last day is a Saturday, Sunday or public holiday, with the next working day.
        </p>
        <p>
          To exercise the right to cancel, you must inform us ({brand.name}, {brand.address}, {brand.phone},{' '}
          <MailLink address={brand.email} />) of your decision by an unequivocal statement such as an email or
          a letter sent by post. You may use the form below but it is not obligatory. The simplest way is the
          button “Withdraw from contract here”, which each such appointment has in{' '}
          <Link className="link" to="/my-appointment">
            My Appointments
          </Link>
          : we then send you an acknowledgement by email without delay.
        </p>
        <p>
          To meet the deadline, it is sufficient to send your communication before the cancellation period has
          expired.
        </p>
      </>
    ),
  },
  {
    id: 'effects',
    title: 'Effects of cancellation',
    text: (
      <>
        <p>
          If you cancel before the service has begun, we will reimburse all payments received from you,
          including all fees, without undue delay and not later than 14 days after you told us. We use the
          same means of payment as you did, and you will not incur any fees.
        </p>
        <p>
          If you asked that the service begin during the cancellation period and cancel after it has begun,
          you pay an amount in proportion to what has been provided until you told us. Once it has been fully
          provided, you can no longer cancel.
        </p>
      </>
    ),
  },
  {
    id: 'form',
    title: 'Model cancellation form',
    text: (
      <>
        <p>Complete and return this form only if you wish to cancel the contract.</p>
        <p>
          To the vendor named in your booking, through {brand.name}, {brand.address}, {brand.email}:
          <br />I hereby give notice that I cancel my contract for the supply of the following service:
          <br />
          Ordered on:
          <br />
          Name of consumer:
          <br />
          Address of consumer:
          <br />
          Signature of consumer (only if this form is notified on paper):
          <br />
          Date:
        </p>
      </>
    ),
  },
]
