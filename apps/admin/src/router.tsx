import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { ForgotPasswordPage } from './routes/account/forgot-password.tsx'
import { LoginPage } from './routes/account/login.tsx'
import { ResetPasswordPage } from './routes/account/reset-password.tsx'
import { NotFoundPage } from './routes/not-found.tsx'
import { AdminPages } from './admin-pages.tsx'
import { pageCall } from './navigation/page-calls.ts'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { ErrorPage, Root } from './shell/root.tsx'

/** A page whose code is fetched when it is first opened. */
const page = (path: string | undefined, load: () => Promise<ComponentType>): RouteObject =>
  path === undefined
    ? { index: true, lazy: { Component: load } }
    : { path, handle: pageCall(path), lazy: { Component: load } }

const OF_AN_ADMIN: RouteObject[] = [
  page(undefined, async () => (await import('./routes/dashboard/dashboard.tsx')).DashboardPage),
  page('vetting', async () => (await import('./routes/vetting/vetting.tsx')).VettingPage),
  page('vetting/:id', async () => (await import('./routes/vetting/review.tsx')).ReviewPage),
  page('people', async () => (await import('./routes/accounts/accounts.tsx')).AccountsPage),
  page('people/clients/:id', async () => (await import('./routes/accounts/client-detail.tsx')).ClientPage),
  page('people/vendors/:id', async () => (await import('./routes/accounts/vendor-detail.tsx')).VendorPage),
  page('appointments', async () => (await import('./routes/appointments/appointments.tsx')).AppointmentsPage),
  page(
    'appointments/:id',
    async () => (await import('./routes/appointments/appointment.tsx')).AppointmentPage,
  ),
  page('series/:id', async () => (await import('./routes/series/series.tsx')).SeriesPage),
  page('money', async () => (await import('./routes/money/money.tsx')).MoneyPage),
  page('dac7', async () => (await import('./routes/dac7/dac7.tsx')).Dac7Page),
  page('disputes/:id', async () => (await import('./routes/disputes/dispute.tsx')).DisputePage),
  page('reports', async () => (await import('./routes/reports/reports.tsx')).ReportsPage),
  page('reports/:id', async () => (await import('./routes/reports/report.tsx')).ReportPage),
  page('notices', async () => (await import('./routes/notices/notices.tsx')).NoticesPage),
  page('notices/:id', async () => (await import('./routes/notices/notice.tsx')).NoticePage),
  page('complaints', async () => (await import('./routes/complaints/complaints.tsx')).ComplaintsPage),
  page('complaints/:id', async () => (await import('./routes/complaints/complaint.tsx')).ComplaintPage),
  page('reviews', async () => (await import('./routes/reviews/reviews.tsx')).ReviewsPage),
  page('broadcasts', async () => (await import('./routes/broadcasts/broadcasts.tsx')).BroadcastsPage),
  page('audit', async () => (await import('./routes/audit/audit.tsx')).AuditPage),
  page('checks', async () => (await import('./routes/checks/checks.tsx')).ChecksPage),
  page(
    'notifications',
    async () => (await import('./routes/notifications/notifications.tsx')).NotificationsPage,
  ),
  page('team', async () => (await import('./routes/team/team.tsx')).TeamPage),
  page('jobs', async () => (await import('./routes/jobs/jobs.tsx')).JobsPage),
  page('settings', async () => (await import('./routes/settings/settings.tsx')).SettingsPage),
  page('terms', async () => (await import('./routes/terms/terms.tsx')).TermsPage),
  page(
    'settings/specialities',
    async () => (await import('./routes/specialities/specialities.tsx')).SpecialitiesPage,
  ),
  page('security', async () => (await import('./routes/security/security.tsx')).SecurityPage),
]

/** Routes of the admin site; an admin's pages need a login. */
export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: PageSkeleton,
      children: [
        { path: 'login', Component: LoginPage },
        { path: 'forgot-password', Component: ForgotPasswordPage },
        { path: 'reset-password', Component: ResetPasswordPage },
        page('invitation', async () => (await import('./routes/account/invitation.tsx')).InvitationPage),
        page(
          'single-sign-on',
          async () => (await import('./routes/account/single-sign-on.tsx')).SingleSignOnPage,
        ),
        { Component: AdminPages, ErrorBoundary: ErrorPage, children: OF_AN_ADMIN },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
  { basename: import.meta.env.BASE_URL },
)
