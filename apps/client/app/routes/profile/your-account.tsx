import { Button } from '@anseo/ui/button'
import { Download, UserX } from 'lucide-react'
import { Link } from 'react-router'

/** Links to the pages about the account itself. */
export function YourAccount() {
  return (
    <section className="card pad grid gap-3" aria-label="Your account">
      <h2 className="text-xl">Your account</h2>
      <div className="flex flex-wrap gap-3">
        <Button asChild tone="sec" size="sm" icon={<Download aria-hidden="true" />}>
          <Link to="/my-profile/data">Download your data</Link>
        </Button>
        <Button asChild tone="ghost" size="sm" icon={<UserX aria-hidden="true" />}>
          <Link to="/my-profile/close-account">Close your account</Link>
        </Button>
      </div>
    </section>
  )
}
