// implements: §2.45
import { Banner } from '@anseo/ui/banner'
import { Button } from '@anseo/ui/button'
import { Link } from 'react-router'
import { vendorCountText } from './vendor-count-text.ts'

/** Invites visitors to sign up, with the real number of vendors (C4). */
export function CreateAccountBanner({ vendorCount }: { vendorCount: number | null }) {
  return (
    <div className="wrap">
      <Banner
        title={`Book with ${vendorCountText(vendorCount)} vendors, all in one place`}
        text="Create a free account to chat, book and manage your appointments."
        action={
          <Button asChild tone="on-gorse" size="lg">
            <Link to="/login?mode=sign-up">Create Account</Link>
          </Button>
        }
      />
    </div>
  )
}
