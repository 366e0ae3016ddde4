import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RequireClient } from '../../shell/require-client.tsx'

/** A page with one card that is reached from the profile, with a link back. */
export const ProfileSubpage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap page max-w-[34rem]">
    <Link className="back-link" to="/my-profile">
      <ChevronLeft aria-hidden="true" />
      My Profile
    </Link>
    <h1 className="mt-1 mb-4">{title}</h1>
    <RequireClient waiting={<CardSkeleton count={1} />}>{children}</RequireClient>
  </div>
)
