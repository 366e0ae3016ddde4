import type { UserOnWire } from '@anseo/contract/profiles'
import type { Account } from '@anseo/ui/account-menu'
import { IconButton } from '@anseo/ui/icon-button'
import { CalendarDays, Heart, LogOut, MessageCircle, User } from 'lucide-react'
import { Link } from 'react-router'

export { AccountMenu } from '@anseo/ui/account-menu'

interface AccountOptions {
  /** Null when the profile did not load; the menu still offers logout and the saved appointments. */
  user: UserOnWire | null
  unreadMessages: number
  onLogout: () => void
}

/** The logged-in client's menu (§2, "Navigation bar"). Its code loads with the profile, so not for visitors. */
export const accountOf = ({ user, unreadMessages, onLogout }: AccountOptions): Account => ({
  name: user?.name ?? 'My account',
  role: 'Client',
  picture: user?.image ?? null,
  entries: [
    {
      key: 'profile',
      label: 'My Profile',
      icon: <User aria-hidden="true" />,
      link: <Link to="/my-profile" />,
    },
    {
      key: 'appointments',
      label: 'My Appointments',
      icon: <CalendarDays aria-hidden="true" />,
      link: <Link to="/my-appointment" />,
    },
    {
      key: 'messages',
      label: 'My Messages',
      icon: <MessageCircle aria-hidden="true" />,
      count: unreadMessages,
      link: <Link to="/messages" />,
    },
    { key: 'logout', label: 'Logout', icon: <LogOut aria-hidden="true" />, danger: true, onSelect: onLogout },
  ],
})

/** The heart in the bar. */
export const favouritesLink = (
  <IconButton label="Favourites" icon={<Heart aria-hidden="true" />} link={<Link to="/favourites" />} />
)
