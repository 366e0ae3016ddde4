import { createBrowserRouter } from 'react-router'
import { ForgotPasswordPage } from './routes/account/forgot-password.tsx'
import { LoginPage } from './routes/account/login.tsx'
import { ResetPasswordPage } from './routes/account/reset-password.tsx'
import { VettingPage } from './routes/vetting/vetting.tsx'
import { NotFoundPage } from './routes/not-found.tsx'
import { AdminPages } from './shell/admin-pages.tsx'
import { ErrorPage, Root } from './shell/root.tsx'

/** Every page of the admin site; those under `AdminPages` need a login. */
export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        { path: 'login', Component: LoginPage },
        { path: 'forgot-password', Component: ForgotPasswordPage },
        { path: 'reset-password', Component: ResetPasswordPage },
        {
          Component: AdminPages,
          ErrorBoundary: ErrorPage,
          children: [{ index: true, Component: VettingPage }],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
  { basename: import.meta.env.BASE_URL },
)
