import { CardSkeleton } from '@anseo/ui/card-skeleton'
import type { ReactNode } from 'react'
import { BackLink } from '../../shell/back-link.tsx'
import { RequireClient } from '../../shell/require-client.tsx'

/** A page with one card that is reached from the profile, with a link back. */
export const ProfileSubpage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap page max-w-[34rem]">
    <BackLink to="/my-profile">My Profile</BackLink>
    <h1 className="mt-1 mb-4">{title}</h1>
    <RequireClient waiting={<CardSkeleton count={1} />}>{children}</RequireClient>
  </div>
)
