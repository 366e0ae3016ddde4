import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import { euroText } from '@anseo/domain/money'
import { VendorCard } from '@anseo/ui/vendor-card'
import { specialityLabel } from '../../specialities.ts'

interface OwnCardProps {
  vendor: OwnVendorOnWire
  /** Opens the preview of the whole page. */
  onLook: () => void
}

/** The vendor's card as clients see it in the list. */
export function OwnCard({ vendor, onLook }: OwnCardProps) {
  return (
    <section className="card pad grid gap-4" aria-label="How clients will see you">
      <h2 className="text-[1.1875rem]">
        {vendor.isVerified ? 'How clients see you' : 'How clients will see you'}
      </h2>
      <div className="own-card">
        <VendorCard
          link={<button type="button" onClick={onLook} />}
          name={vendor.name}
          speciality={specialityLabel(vendor.speciality)}
          place={vendor.city}
          price={euroText(vendor.priceFrom)}
          priceFor={vendor.priceFor}
          available={vendor.available}
          verified={vendor.isVerified}
          picture={vendor.image}
          eager
        />
      </div>
      {!vendor.isVerified && (
        <p className="hint text-center">
          Not listed yet. You&apos;ll get the badge once you&apos;re verified.
        </p>
      )}
    </section>
  )
}
