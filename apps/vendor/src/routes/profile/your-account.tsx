import { Download, MonitorSmartphone, UserX } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '@anseo/ui/button'

/** Links to the pages about the account. */
export function YourAccount() {
  return (
    <section className="card pad grid gap-3" aria-label="Your account">
      <h2 className="text-[1.1875rem]">Your account</h2>
      <Button asChild tone="ghost" size="sm" full icon={<MonitorSmartphone aria-hidden="true" />}>
        <Link to="/security">Devices you&apos;re logged in on</Link>
      </Button>
      <Button asChild tone="ghost" size="sm" full icon={<Download aria-hidden="true" />}>
        <Link to="/profile/data">Download your data</Link>
      </Button>
      <Button asChild tone="ghost" size="sm" full icon={<UserX aria-hidden="true" />}>
        <Link to="/profile/close-account">Close your account</Link>
      </Button>
    </section>
  )
}
