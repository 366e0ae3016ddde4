import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { euroText } from '@anseo/domain/money'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Availability } from '@anseo/ui/availability'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { FactList } from '@anseo/ui/fact-list'
import { VerifiedPill } from '@anseo/ui/verified-mark'
import { BriefcaseBusiness, CheckCheck, ExternalLink, MapPin } from 'lucide-react'
import { publicPage } from '../../client-site.ts'
import { specialityLabel } from '../../specialities.ts'

interface PublicPreviewProps {
  open: boolean
  vendor: OwnVendorOnWire
  onClose: () => void
}

/** The head of the vendor's public page, also before anybody can open it. */
export function PublicPreview({ open, vendor, onClose }: PublicPreviewProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={vendor.isVerified ? 'Your public page' : 'Your public page, once you are listed'}
      footer={
        vendor.isVerified ? (
          <Button asChild tone="sec" icon={<ExternalLink aria-hidden="true" />}>
            <a href={publicPage(vendor._id)}>Open the page</a>
          </Button>
        ) : (
          <Button tone="sec" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-5">
          <ArchPortrait name={vendor.name} src={vendor.image} width={120} eager />
          <div className="grid justify-items-start gap-1.5">
            <h3 className="text-[1.5rem]">{vendor.name}</h3>
            <p className="muted">{specialityLabel(vendor.speciality)}</p>
            <Availability available={vendor.available} />
            {vendor.isVerified && <VerifiedPill />}
          </div>
        </div>
        <FactList
          items={[
            { icon: <MapPin aria-hidden="true" />, text: `${vendor.location}, ${vendor.city}` },
            { icon: <BriefcaseBusiness aria-hidden="true" />, text: vendor.experience },
            { icon: <CheckCheck aria-hidden="true" />, text: `${vendor.completedAppointments} completed` },
          ]}
        />
        <p className="muted whitespace-pre-line">{vendor.about}</p>
        <p>
          <strong>{euroText(vendor.fees)}</strong> per hour
        </p>
      </div>
    </Dialog>
  )
}
