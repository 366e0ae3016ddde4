/** The page with a person's notifications, by their role, as emails link to it. */
export const NOTIFICATIONS_PATHS = {
  client: '/notifications',
  vendor: '/pro/notifications',
  admin: '/admin/notifications',
} as const
