import { createBrowserRouter } from 'react-router'
import { LoginPage } from './routes/account/login.tsx'
import { NotFoundPage } from './routes/not-found.tsx'
import { TodayPage } from './routes/today/today.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { ErrorPage, Root } from './shell/root.tsx'
import { VendorPages } from './shell/vendor-pages.tsx'

/** Every page of the vendor site; those under `VendorPages` need a login. Login and day come first, the rest when asked for. */
export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: PageSkeleton,
      children: [
        { path: 'login', Component: LoginPage },
        {
          path: 'register',
          lazy: { Component: async () => (await import('./routes/account/register.tsx')).RegisterPage },
        },
        {
          path: 'verify-email',
          lazy: {
            Component: async () => (await import('./routes/account/verify-email.tsx')).VerifyEmailPage,
          },
        },
        {
          path: 'resend-verification',
          lazy: {
            Component: async () =>
              (await import('./routes/account/resend-verification.tsx')).ResendVerificationPage,
          },
        },
        {
          path: 'forgot-password',
          lazy: {
            Component: async () => (await import('./routes/account/forgot-password.tsx')).ForgotPasswordPage,
          },
        },
        {
          path: 'reset-password',
          lazy: {
            Component: async () => (await import('./routes/account/reset-password.tsx')).ResetPasswordPage,
          },
        },
        {
          Component: VendorPages,
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, Component: TodayPage },
            {
              path: 'appointments/:id',
              lazy: {
                Component: async () => (await import('./routes/appointment/appointment.tsx')).AppointmentPage,
              },
            },
            {
              path: 'messages/:clientId?',
              lazy: { Component: async () => (await import('./routes/messages/messages.tsx')).MessagesPage },
            },
            {
              path: 'notifications',
              lazy: {
                Component: async () =>
                  (await import('./routes/notifications/notifications.tsx')).NotificationsPage,
              },
            },
            {
              path: 'profile',
              lazy: { Component: async () => (await import('./routes/profile/profile.tsx')).ProfilePage },
            },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
  { basename: import.meta.env.BASE_URL },
)
