import type { ReviewOnWire } from '@anseo/contract/reviews'
import type { ServiceOnWire } from '@anseo/contract/services'
import type { WorkPhotoOnWire } from '@anseo/contract/work-photos'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { centsToEuro, euroText } from '@anseo/domain/money'
import { specialityLabel } from '@anseo/domain/specialities'
import type { SiteSettings } from '../../api/server-context.ts'
import { breadcrumbs, organizationId, structuredData } from '../../shell/structured-data.server.ts'
import { costOfServices } from './service-cost.ts'
import { listSteps } from '../vendors/list-data.server.ts'

/** The most characters taken from the vendor's own text; the price follows it. */
const EXCERPT_LENGTH = 130

/** Describes a vendor for search engines: the business, its service with the lowest total, and its breadcrumbs. */
export function serviceData(
  settings: SiteSettings,
  vendor: VendorOnWire,
  services: readonly ServiceOnWire[],
  reviews: readonly ReviewOnWire[],
  photos: readonly WorkPhotoOnWire[],
) {
  const { name, about, city, speciality } = vendor
  const path = `/appointment/${vendor._id}`
  const url = settings.publicUrl + path
  const business = { '@id': `${url}#business` }
  const serviceType = specialityLabel(settings.specialities, speciality)
  const image = settings.publicUrl + vendor.image
  const photoUrls = photos.flatMap(({ images }) =>
    images.slice(-1).map(({ webp }) => settings.publicUrl + webp),
  )
  const price = vendor.priceFrom.toFixed(2)
  const areaServed = { '@type': 'City', name: city }
  return structuredData(
    {
      '@type': 'LocalBusiness',
      ...business,
      name,
      description: about,
      url,
      image: photoUrls.length > 0 ? [image, ...photoUrls] : image,
      priceRange: `from €${price}`,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IE' },
      areaServed,
      ...ratingData(vendor, reviews),
      ...menuData(settings, vendor, services),
    },
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      serviceType,
      name: `${serviceType}: ${name}`,
      description: about,
      image,
      provider: business,
      broker: organizationId(settings),
      areaServed,
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'EUR',
        availability: `https://schema.org/${vendor.available ? 'InStock' : 'OutOfStock'}`,
      },
    },
    breadcrumbs(settings, [...listSteps(settings, speciality), { name, path }]),
  )
}

/** Returns the average rating and the reviews, when there are any. */
const ratingData = ({ rating, reviewCount }: VendorOnWire, reviews: readonly ReviewOnWire[]) =>
  rating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    review: reviews.map(({ author, stars, text, visibleAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: visibleAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      ...(text !== null && { reviewBody: text }),
    })),
  }

/** Returns the vendor's services, each with its total. */
const menuData = (
  { publicUrl, fees }: SiteSettings,
  vendor: VendorOnWire,
  services: readonly ServiceOnWire[],
) =>
  services.length > 0 && {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(({ name, description, ...service }) => ({
        '@type': 'Offer',
        url: `${publicUrl}/appointment/${vendor._id}#services`,
        price: centsToEuro(costOfServices(vendor, [service], fees).totalCents).toFixed(2),
        priceCurrency: 'EUR',
        itemOffered: { '@type': 'Service', name, ...(description !== null && { description }) },
      })),
    },
  }

/** Returns the description for search engines: the start of the vendor's own text, and the lowest total. */
export const vendorDescription = ({ about, priceFrom, priceFor, plusTravel }: VendorOnWire): string =>
  `${excerpt(about.replaceAll(/\s+/g, ' ').trim())} ${priceFor} for ${euroText(priceFrom)} in total${plusTravel ? ', plus travel' : ''}.`

const excerpt = (text: string) =>
  text.length <= EXCERPT_LENGTH
    ? text
    : `${text
        .slice(0, EXCERPT_LENGTH)
        .replace(/\s\S*$/, '')
        .toWellFormed()} …`
