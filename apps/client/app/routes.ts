import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/site-layout.tsx', [
    index('routes/home/home.tsx'),
    route('vendors/:speciality?', 'routes/vendors/vendors.tsx'),
    route('appointment/:vendorId', 'routes/booking/booking.tsx'),
    route('messages', 'routes/messages/messages.tsx', [
      index('routes/messages/no-chat.tsx'),
      route(':receiverId/:receiverRole', 'routes/messages/chat.tsx'),
    ]),
    route('notifications', 'routes/notifications/notifications.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
