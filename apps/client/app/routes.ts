// implements: §6.1
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/site-layout.tsx', [
    layout('shell/page-layout.tsx', [
      index('routes/home/home.tsx'),
      route('about', 'routes/about/about.tsx'),
      route('contact', 'routes/contact/contact.tsx'),
      route('vendors/:speciality?', 'routes/vendors/vendors.tsx'),
      route('appointment/:vendorId', 'routes/booking/booking.tsx'),
      route('my-profile', 'routes/profile/my-profile.tsx'),
      route('my-profile/data', 'routes/profile/data.tsx'),
      route('my-profile/close-account', 'routes/profile/close-account.tsx'),
      route('change-password', 'routes/profile/change-password.tsx'),
      route('my-appointment', 'routes/appointments/appointments.tsx'),
      route('my-appointment/:id', 'routes/appointments/one/appointment.tsx'),
      route('favourites', 'routes/favourites/favourites.tsx'),
      route('messages', 'routes/messages/messages.tsx', [
        index('routes/messages/no-chat.tsx'),
        route(':receiverId/:receiverRole', 'routes/messages/chat.tsx'),
      ]),
      route('notifications', 'routes/notifications/notifications.tsx'),
      route('pay/:token', 'routes/pay/pay.tsx'),
      route('receipts', 'routes/receipts/receipts.tsx'),
      route('receipts/:number', 'routes/receipts/receipt.tsx'),
      route('privacy-policy', 'routes/legal/privacy-policy.tsx'),
      route('tandc', 'routes/legal/terms.tsx'),
      route('cookies', 'routes/legal/cookies.tsx'),
      route('offline', 'routes/offline/offline.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
    route('login', 'routes/account/login.tsx'),
    route('verify-email', 'routes/account/verify-email.tsx'),
    route('not-me', 'routes/account/not-me.tsx'),
    route('stop-emails', 'routes/account/stop-emails.tsx'),
    route('resend-verification', 'routes/account/resend-verification.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
    route('health-note', 'routes/health-note/health-note.tsx'),
  ]),
  route('icon-192.png', 'routes/mail-icon.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
] satisfies RouteConfig
