import type { VettedVendorOnWire } from '@anseo/contract/administration'
import { euroText } from '@anseo/domain/money'
import { relativeTime } from '@anseo/domain/relative-time'
import { formatPhone } from '@anseo/domain/phone'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { CheckList } from '@anseo/ui/check-list'
import { Note } from '@anseo/ui/note'
import { PriceList } from '@anseo/ui/price-list'
import type { ReactNode } from 'react'
import { EMAIL } from '../accounts/account-texts.ts'
import { findSpeciality, specialityLabel } from '../../specialities.ts'
import { VettingActions } from './vetting-actions.tsx'
import { VettingBadge } from './vetting-badge.tsx'
import { Allowed } from '../../shell/allowed.tsx'

interface VendorDetailProps {
  vendor: VettedVendorOnWire
  now: Date
  /** Required checks that are not approved; undefined while they load. */
  unchecked?: readonly string[] | undefined
  /** The checks in a line each, and the way to the documents. */
  children?: ReactNode
  /** Path of the review that precedes verifying. */
  reviewFirst?: string | undefined
}

/** Shows the facts needed for a decision about a vendor. */
export function VendorDetail({ vendor, now, unchecked, children, reviewFirst }: VendorDetailProps) {
  return (
    <aside aria-label={vendor.name}>
      <div className="card overflow-hidden">
        <div className={`vetting-wall ${findSpeciality(vendor.speciality)?.wall}`} />
        <div className="pad grid gap-4 pt-0!">
          <div className="-mt-12 flex flex-wrap items-end gap-x-4">
            <span className="vetting-portrait">
              <ArchPortrait name={vendor.name} src={vendor.image} width={92} />
            </span>
            <div className="min-w-0 flex-[1_1_9rem] pb-1">
              <h2 className="text-[1.3125rem]">{vendor.name}</h2>
              <p className="muted text-[.9375rem]">
                {specialityLabel(vendor.speciality)}, {vendor.city}
              </p>
            </div>
          </div>
          <div>
            <VettingBadge vendor={vendor} />
          </div>
          <PriceList
            lines={[
              { label: 'Fee per hour', amount: euroText(vendor.fees) },
              { label: 'Experience', amount: vendor.experience },
              { label: 'Area', amount: vendor.location },
              { label: 'Phone', amount: formatPhone(vendor.phone) || 'None' },
              { label: 'Email', amount: vendor.email },
              { label: 'Applied', amount: relativeTime(vendor.appliedAt, now) },
              { label: 'Completed', amount: String(vendor.completedAppointments) },
            ]}
          />
          <p className="muted whitespace-pre-line text-[.9375rem]">{vendor.about}</p>
          <CheckList
            items={[
              {
                label: vendor.emailVerified ? EMAIL.verified : EMAIL.unverified,
                done: vendor.emailVerified,
              },
              { label: 'Phone number given', done: vendor.phone !== '' },
            ]}
          />
          {children}
          {vendor.vettingReason && <Note>Reason: {vendor.vettingReason}</Note>}
          <Allowed to="POST /api/admin/vendors/:id/verify">
            <VettingActions vendor={vendor} unchecked={unchecked} reviewFirst={reviewFirst} />
          </Allowed>
        </div>
      </div>
    </aside>
  )
}
