import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from '@anseo/domain/limits'

/** An entry that the browser stores for this site. */
interface StoredEntry {
  /** Its name in the browser; `…` replaces an id. */
  name: string
  purpose: string
  until: string
}

/** Stored entries under one title. */
export interface StoredGroup {
  title: string
  entries: readonly StoredEntry[]
}

/** Everything that this site stores in a browser; tests compare it with the code and with a walk through the site. */
export const STORED: readonly StoredGroup[] = [
  {
    title: 'Kept on this device (local storage)',
    entries: [
      {
        name: 'anseo.client',
        purpose: "Your login, so you don't have to enter your password on every page.",
        until: `Until you log out. It stops working after ${SESSION_IDLE_DAYS} days without use, or ${SESSION_ABSOLUTE_DAYS} days in all.`,
      },
      {
        name: 'anseo.client.device',
        purpose:
          "A random number by which we recognise this device when you log in, so that you don't have to wait after someone else's wrong guesses. The sites for vendors and our staff keep one too, as anseo.pro.device and anseo.admin.device.",
        until: 'Until you clear it; worthless once you change your password.',
      },
      {
        name: 'anseo.client.upcoming',
        purpose: 'Your upcoming appointments, so that you can look them up without a connection.',
        until: 'Until you log out.',
      },
      {
        name: 'anseo.client.viewed',
        purpose:
          'The vendors whose pages you opened last, so that you find them again. We never receive the list.',
        until: 'Until you clear it on your favourites page.',
      },
      {
        name: 'anseo-theme',
        purpose: 'Light or dark, once you have chosen one of them.',
        until: "Until you choose your device's theme again.",
      },
      {
        name: 'anseo.pro',
        purpose: 'The login of a vendor, on the site for vendors only.',
        until: 'Until the vendor logs out.',
      },
      {
        name: 'anseo.pro.calendar-view',
        purpose:
          'Whether a vendor looks at its calendar by day, week or month, on the site for vendors only.',
        until: 'Until you clear it.',
      },
      {
        name: 'anseo.admin',
        purpose: 'The login of our staff, on their site only.',
        until: 'Until they log out.',
      },
    ],
  },
  {
    title: 'Our one cookie',
    entries: [
      {
        name: 'browser',
        purpose:
          "A random number that makes a login code or a passkey's answer work in this browser only. No script can read it, and it goes to our own server only.",
        until: 'A year.',
      },
    ],
  },
  {
    title: 'Kept in this tab (session storage)',
    entries: [
      {
        name: 'anseo.client.booking.…',
        purpose: 'The time you chose with a vendor and your note, on the way to the login or a chat.',
        until: 'Until it is booked.',
      },
      {
        name: 'anseo.client.place.…',
        purpose: "Whether you want a vendor to come to you, or go to the vendor's place.",
        until: 'Until it is booked, or you leave the page; without a login, until you close the tab.',
      },
      {
        name: 'anseo.client.eircode.…',
        purpose: 'The Eircode you typed to see the times and prices for your address.',
        until: 'Until you leave the page; without a login, until you close the tab.',
      },
      {
        name: 'anseo.client.address.…',
        purpose: 'Another address you typed for a booking.',
        until: 'Until it is booked, or you leave the page.',
      },
      {
        name: 'anseo.client.wait.…',
        purpose: 'The times you are choosing for the waitlist of a vendor.',
        until: 'Until you join it, or leave it; without a login, until you close the tab.',
      },
      {
        name: 'anseo.client.wait-in.…',
        purpose: 'The same, for all vendors in a town.',
        until: 'Until you join it, or leave it; without a login, until you close the tab.',
      },
      {
        name: 'anseo.client.checkout',
        purpose: 'The phone number and address you typed at the checkout.',
        until: 'Until you book, or log out.',
      },
      {
        name: 'anseo.client.checkout.…',
        purpose: 'That the checkout is open, so that it still is when you come back with the code.',
        until: 'Until you close it.',
      },
      {
        name: 'anseo.client.login-code',
        purpose: 'The email address that your login code was sent to.',
        until: 'Until you are logged in.',
      },
      {
        name: 'anseo.client.favourite',
        purpose: 'The vendor whose heart you tapped, on the way to the login.',
        until: 'Until it is saved.',
      },
      {
        name: 'anseo.client.drafts-of',
        purpose: 'Whose drafts this tab keeps, so that nobody else who logs in here sees them.',
        until: 'Until you log out, or close the tab.',
      },
      {
        name: 'remix-router-transitions',
        purpose: 'Page transitions, so that going back is smooth too.',
        until: 'Until you close the tab.',
      },
      {
        name: 'anseo.client.appointment-dialog',
        purpose: 'The payment or reschedule you had open, so you return to it after logging in.',
        until: 'Until you close it.',
      },
      {
        name: 'anseo.client.new-time.…',
        purpose: 'The new time you chose for an appointment.',
        until: 'Until it is moved, or you leave it.',
      },
      {
        name: 'anseo.client.review-open',
        purpose: 'Whether you were writing a review, so you return to it after logging in.',
        until: 'Until you send it, or leave it.',
      },
      {
        name: 'anseo.client.review-…',
        purpose: 'The review you are writing.',
        until: 'Until you send it, or leave it.',
      },
      {
        name: 'anseo.client.report-…',
        purpose: 'The problem report you are writing.',
        until: 'Until you send it, or leave it.',
      },
      {
        name: 'anseo.client.content-report.…',
        purpose: 'The report of a page, a photo, a review or a message that you are writing.',
        until: 'Until you send it, or log out.',
      },
      {
        name: 'anseo.client.complaint.…',
        purpose: 'The complaint about a decision of ours that you are writing.',
        until: 'Until you send it, or log out.',
      },
      {
        name: 'anseo.client.visit-address.…',
        purpose: 'Another address you are typing for an appointment.',
        until: 'Until you save it, or leave it.',
      },
      {
        name: 'anseo.client.quote-address.…',
        purpose: 'The address you are typing for a quote.',
        until: 'Until you accept the quote, or leave it.',
      },
      {
        name: 'anseo.client.ask-…',
        purpose: 'The request to several vendors that you are writing, with its photos.',
        until: 'Until you send it.',
      },
      {
        name: 'anseo.client.request-detail.…',
        purpose: 'A detail you are adding to such a request, with its photos.',
        until: 'Until you send it, or leave it.',
      },
      {
        name: 'anseo.client.answer.…',
        purpose: "An answer you are writing to a vendor's question.",
        until: 'Until you send it, or leave it.',
      },
      {
        name: 'anseo.client.billing.…',
        purpose: 'The billing details you typed. Never anything of your card.',
        until: 'Until you have paid, or leave the payment.',
      },
      {
        name: 'anseo.client.chat.…',
        purpose: 'A message you are writing, and those that could not be sent yet.',
        until: 'Until it is sent.',
      },
      {
        name: 'anseo.client.profile-draft.…',
        purpose: 'What you changed in your profile and have not saved, with the photo you framed.',
        until: 'Until you save or cancel.',
      },
      {
        name: 'anseo.link.…',
        purpose: 'The token of a link in an email, so that you can reload its page.',
        until: 'Until it is used, or you close the tab.',
      },
      {
        name: 'anseo.pro.…',
        purpose: 'What a vendor is writing, on the site for vendors only.',
        until: 'Until it is saved, or the vendor logs out.',
      },
      {
        name: 'anseo.admin.…',
        purpose: 'What our staff are writing, on their site only.',
        until: 'Until it is saved, or they log out.',
      },
    ],
  },
  {
    title: 'Kept to open without a connection (cache of the service worker)',
    entries: [
      {
        name: 'anseo-assets-…',
        purpose: 'Fonts, styles, pictures and code of this site.',
        until: 'Until a newer version of the site replaces it.',
      },
      {
        name: 'anseo-pages-…',
        purpose: 'Pages with no personal data, such as this one.',
        until: 'Until a newer version of the site replaces it.',
      },
    ],
  },
  {
    title: 'Kept once you turn on push in your profile (push service of the browser)',
    entries: [
      {
        name: 'Push subscription',
        purpose: "An address at your browser's maker, to which notifications for this device are sent.",
        until: 'Until you turn it off. Nothing is sent there once you log out.',
      },
    ],
  },
]

/** The cookies that the payment provider sets, only once you open a payment. */
export const PROVIDER_COOKIES: StoredGroup = {
  title: 'Cookies of Stripe, our payment provider, once you open a payment',
  entries: [
    {
      name: '__stripe_mid',
      purpose: 'Recognises your browser, to prevent card fraud.',
      until: 'One year.',
    },
    {
      name: '__stripe_sid',
      purpose: 'Recognises one visit, to prevent card fraud.',
      until: '30 minutes.',
    },
  ],
}
