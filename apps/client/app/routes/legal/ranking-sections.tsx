import { MAX_ASKED_VENDORS, REVIEW_DAYS } from '@anseo/domain/limits'
import type { SiteSettings } from '../../api/server-context.ts'
import { SORTS, type Sort } from '../vendors/list-state.ts'
import type { LegalSection } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { RANKINGS } from './rankings.ts'

const orders = Object.keys(SORTS) as Sort[]

/** The main parameters of ranking and their weight (Regulation (EU) 2019/1150, art. 5; Consumer Rights Act 2022, s. 107). */
export const rankingSections = ({ brand }: SiteSettings): readonly LegalSection[] => [
  {
    id: 'orders',
    title: 'The orders of the list',
    text: (
      <>
        <p>
          You choose the order of the list. Without a choice it is “{SORTS.completed}”. Each order compares
          the points below. The first point counts most; a later one decides only between vendors that are
          equal in all points before it.
        </p>
        {orders.map((order) => (
          <div key={order}>
            <h3>{SORTS[order]}</h3>
            <ol>
              {RANKINGS[order].map((parameter) => (
                <li key={parameter}>{parameter}</li>
              ))}
            </ol>
          </div>
        ))}
        <p>Completed appointments come first because they show best how often clients rely on a vendor.</p>
      </>
    ),
  },
  {
    id: 'search',
    title: 'Search and filters',
    text: (
      <>
        <p>
          A search by name, service, town, day, time, price or rating decides which vendors you see, not their
          order. Only vendors that we have verified and that are not suspended are listed. A search for a day
          or time leaves out vendors that take no bookings or are not free then; otherwise they keep their
          place.
        </p>
        <p>
          The order is the same for everyone. We don&apos;t build profiles: only your address, where we know
          it, changes which times count as free for you.
        </p>
      </>
    ),
  },
  {
    id: 'other-lists',
    title: 'Other lists',
    text: (
      <ul>
        <li>
          Top vendors on the home page: the order “{SORTS.completed}”. While no vendor has completed an
          appointment, available vendors by name.
        </li>
        <li>
          Similar vendors: the same speciality, those who take bookings first, then the order “
          {SORTS.completed}”.
        </li>
        <li>
          Ask several vendors: if you name none, up to {MAX_ASKED_VENDORS} who are near and free, in the order
          “{SORTS.rating}”. The quotes you get are shown by their total, lowest first.
        </li>
        <li>Favourites and vendors you viewed last: in the order in which you saved or viewed them.</li>
      </ul>
    ),
  },
  {
    id: 'paid-places',
    title: 'Paid places',
    text: (
      <p>
        No one can pay for a place. There are no advertisements and no sponsored results. What a vendor pays
        us in fees, and whether it pays anything, has no influence on its place. We offer no such services
        ourselves and give no vendor an advantage over others.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    text: (
      <>
        <p>
          Only a client with a completed appointment that was paid through {brand.name} can review its vendor,
          once for each appointment and within {REVIEW_DAYS} days. The server checks that before it takes a
          review, so every review comes from someone who used the service. No one is paid for a review, and
          vendors can&apos;t delete any.
        </p>
        <p>
          A review is visible once the vendor has reviewed the client too, or when those {REVIEW_DAYS} days
          are over. The average counts all visible reviews, good and bad. We hide a review only if it breaks
          the law or our terms; vendors can answer it below.
        </p>
      </>
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    text: (
      <p>
        Write to <MailLink address={brand.email} /> if something about an order seems wrong to you.
      </p>
    ),
  },
]
