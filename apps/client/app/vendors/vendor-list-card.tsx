// implements: §2.40, §2.42, §2.68
import type { VendorOnWire } from '@anseo/contract/vendors'
import { euroText } from '@anseo/domain/money'
import { priceForText } from '@anseo/domain/price-for-text'
import { VendorCard } from '@anseo/ui/vendor-card'
import { Link } from 'react-router'
import { HeartButton } from '../favourites/heart-button.tsx'
import { movePicture } from './move-picture.ts'
import { useLabelOf } from './use-specialities.ts'

/** The fields of a vendor that a card shows; the others stay on the server. */
export type ListedVendor = Pick<
  VendorOnWire,
  | '_id'
  | 'name'
  | 'image'
  | 'speciality'
  | 'city'
  | 'location'
  | 'available'
  | 'isVerified'
  | 'completedAppointments'
  | 'priceFrom'
  | 'priceFor'
  | 'plusTravel'
  | 'rating'
  | 'reviewCount'
>

interface VendorListCardProps {
  vendor: ListedVendor
  foot?: string
  /** The vendor's place, when the town alone is not precise enough. */
  place?: string | undefined
  /** The vendor's next free time, in words. */
  free?: string | undefined
  /** The query of the slot that the booking page opens with, from `slotQuery`. */
  slot?: string
  eager?: boolean | 'first'
  /** Displayed width of the picture, where it is not that of a grid. */
  pictureWidth?: string
}

/** A vendor's card that leads to its page, with a heart. */
export function VendorListCard(props: VendorListCardProps) {
  const { vendor, foot, place, free, slot = '', eager = false, pictureWidth } = props
  const labelOf = useLabelOf()
  return (
    <>
      <VendorCard
        link={<Link viewTransition to={`/appointment/${vendor._id}${slot}`} onClick={movePicture} />}
        name={vendor.name}
        speciality={labelOf(vendor.speciality)}
        place={place || vendor.city || vendor.location}
        available={vendor.available}
        verified={vendor.isVerified}
        picture={vendor.image}
        eager={eager}
        pictureWidth={pictureWidth}
        rating={vendor.rating}
        reviewCount={vendor.reviewCount}
        foot={foot}
        free={free}
        price={euroText(vendor.priceFrom)}
        priceFor={priceForText(vendor)}
      />
      <HeartButton vendorId={vendor._id} name={vendor.name} />
    </>
  )
}

/** Picks the fields of a card, so that the page's data hold no others. */
export const listedVendor = (vendor: ListedVendor): ListedVendor => ({
  _id: vendor._id,
  name: vendor.name,
  image: vendor.image,
  speciality: vendor.speciality,
  city: vendor.city,
  location: vendor.location,
  available: vendor.available,
  isVerified: vendor.isVerified,
  completedAppointments: vendor.completedAppointments,
  priceFrom: vendor.priceFrom,
  priceFor: vendor.priceFor,
  plusTravel: vendor.plusTravel,
  rating: vendor.rating,
  reviewCount: vendor.reviewCount,
})
