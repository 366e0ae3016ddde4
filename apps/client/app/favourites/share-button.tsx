import { IconButton } from '@anseo/ui/icon-button'
import { Share2 } from 'lucide-react'

/** Shares a vendor's page by the system's sheet; its code loads when it is pressed. */
export const ShareButton = ({ vendorId, name }: { vendorId: string; name: string }) => (
  <IconButton
    label={`Share ${name}`}
    icon={<Share2 aria-hidden="true" />}
    onClick={() => void import('./share-vendor.ts').then(({ shareVendor }) => shareVendor(vendorId, name))}
  />
)
