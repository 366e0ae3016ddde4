import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { LoginPage } from './routes/account/login.tsx'
import { NotFoundPage } from './routes/not-found.tsx'
import { TodayPage } from './routes/today/today.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { ErrorPage, Root } from './shell/root.tsx'
import { VendorPages } from './shell/vendor-pages.tsx'

/** A page whose code is fetched when it is first opened. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: { Component: load },
})

const OPEN_TO_ALL: RouteObject[] = [
  { path: 'login', Component: LoginPage },
  page('register', async () => (await import('./routes/account/register.tsx')).RegisterPage),
  page(
    'check-your-mail',
    async () => (await import('./routes/account/check-your-mail.tsx')).CheckYourMailPage,
  ),
  page('verify-email', async () => (await import('./routes/account/verify-email.tsx')).VerifyEmailPage),
  page('not-me', async () => (await import('./routes/account/not-me.tsx')).NotMePage),
  page(
    'resend-verification',
    async () => (await import('./routes/account/resend-verification.tsx')).ResendVerificationPage,
  ),
  page(
    'forgot-password',
    async () => (await import('./routes/account/forgot-password.tsx')).ForgotPasswordPage,
  ),
  page('terms', async () => (await import('./routes/terms/terms.tsx')).TermsPage),
  page('reset-password', async () => (await import('./routes/account/reset-password.tsx')).ResetPasswordPage),
]

const OF_A_VENDOR: RouteObject[] = [
  { index: true, Component: TodayPage },
  page(
    'appointments/new',
    async () => (await import('./routes/new-appointment/new-appointment.tsx')).NewAppointmentPage,
  ),
  page(
    'appointments/:id',
    async () => (await import('./routes/appointment/appointment.tsx')).AppointmentPage,
  ),
  page('series/:id', async () => (await import('./routes/series/series.tsx')).SeriesPage),
  page('messages/:clientId?', async () => (await import('./routes/messages/messages.tsx')).MessagesPage),
  page(
    'notifications',
    async () => (await import('./routes/notifications/notifications.tsx')).NotificationsPage,
  ),
  page('documents', async () => (await import('./routes/documents/documents.tsx')).DocumentsPage),
  page('trader', async () => (await import('./routes/trader/trader.tsx')).TraderPage),
  page('decisions/:key', async () => (await import('./routes/decisions/decision.tsx')).DecisionPage),
  page('profile', async () => (await import('./routes/profile/profile.tsx')).ProfilePage),
  page(
    'payout-account',
    async () => (await import('./routes/payout-account/payout-account.tsx')).PayoutAccountPage,
  ),
  page('profile/data', async () => (await import('./routes/profile/data.tsx')).YourDataPage),
  page(
    'profile/close-account',
    async () => (await import('./routes/profile/close-account.tsx')).CloseAccountPage,
  ),
  page(
    'getting-started',
    async () => (await import('./routes/getting-started/getting-started.tsx')).GettingStartedPage,
  ),
  page('calendar', async () => (await import('./routes/calendar/calendar.tsx')).CalendarPage),
  page('clients', async () => (await import('./routes/clients/clients.tsx')).ClientsPage),
  page('clients/import', async () => (await import('./routes/clients/import-clients.tsx')).ImportClientsPage),
  page('clients/:id', async () => (await import('./routes/clients/client.tsx')).ClientPage),
  page('requests', async () => (await import('./routes/requests/requests.tsx')).RequestsPage),
  page('hours', async () => (await import('./routes/hours/hours.tsx')).HoursPage),
  page(
    'booking-rules',
    async () => (await import('./routes/booking-rules/booking-rules.tsx')).BookingRulesPage,
  ),
  page('services', async () => (await import('./routes/services/services.tsx')).ServicesPage),
  page('photos', async () => (await import('./routes/photos/photos.tsx')).PhotosPage),
  page('earnings', async () => (await import('./routes/earnings/earnings.tsx')).EarningsPage),
  page('tax-details', async () => (await import('./routes/tax-details/tax-details.tsx')).TaxDetailsPage),
  page('reviews', async () => (await import('./routes/reviews/reviews.tsx')).ReviewsPage),
  page(
    'saved-replies',
    async () => (await import('./routes/saved-replies/saved-replies.tsx')).SavedRepliesPage,
  ),
  page('security', async () => (await import('./routes/security/security.tsx')).SecurityPage),
]

/** Routes of the vendor site; login and today are loaded first, the others on demand. */
export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: PageSkeleton,
      children: [
        ...OPEN_TO_ALL,
        { Component: VendorPages, ErrorBoundary: ErrorPage, children: OF_A_VENDOR },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
  { basename: import.meta.env.BASE_URL },
)
