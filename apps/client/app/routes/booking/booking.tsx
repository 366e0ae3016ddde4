// implements: §2.5
import { isApiError } from '@anseo/api-client/api-error'
import { confirmationText } from '@anseo/domain/answer-time'
import { PORTRAIT_SIDE_PIXELS } from '@anseo/domain/portrait'
import { specialityLabel } from '@anseo/domain/specialities'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import type { Route } from './+types/booking'
import { serverContext } from '../../api/server-context.ts'
import { ErrorPage } from '../../shell/error-page.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { listedVendor } from '../../vendors/vendor-list-card.tsx'
import { recordViewed } from '../../favourites/viewed.ts'
import { whenNear } from '../../when-near.ts'
import { BookingForm } from './booking-form.tsx'
import './gallery/gallery.css'
import { HeadCard } from './head-card.tsx'
import { RelatedVendors } from './related-vendors.tsx'
import { serviceData, vendorDescription } from './service-data.server.ts'
import { withdrawalText } from './withdrawal.server.ts'
import { readWanted } from './wanted-slot.server.ts'

// Most visitors never see it.
const VendorNotFound = lazy(() => import('./vendor-not-found.tsx'))

// The server's page has the photos; the code that opens them large is loaded when they come near the screen.
const Gallery = lazy(async () => {
  await whenNear('.gallery')
  return import('./gallery/gallery.tsx')
})

// As with the photos, the server's page has the reviews. The element that has to come near lies around them: for a client
// who is signed in, React takes the reviews off the page until their code is there.
const Reviews = lazy(async () => {
  await whenNear('#reviews')
  return import('./reviews.tsx')
})

/**
 * Loads a vendor with availability, services, reviews, photos and related vendors; throws a 404 for an unknown or unlisted one.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, settings, now } = context.get(serverContext)
  const { vendorId } = params
  const query = new URL(request.url).searchParams
  const [vendor, related, availability, menu, reviews, work] = await Promise.all([
    api('GET /api/vendor/:vendorId', { params: { vendorId } }),
    api('GET /api/vendor/:vendorId/related', { params: { vendorId } }),
    api('GET /api/vendor/:vendorId/availability', { params: { vendorId } }),
    api('GET /api/vendor/:vendorId/services', { params: { vendorId } }),
    api('GET /api/vendor/:vendorId/reviews', { params: { vendorId } }),
    api('GET /api/vendor/:vendorId/photos', { params: { vendorId } }),
  ]).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 })
    throw error
  })
  return {
    settings,
    now: now.toISOString(),
    wanted: readWanted(query, now, menu.services, availability.rules?.horizonDays),
    wantedPlace: query.get('place') === 'vendor' ? ('vendor' as const) : undefined,
    vendor: { ...vendor.data, withdrawal: withdrawalText(settings, vendor.data) },
    related: related.data.map(listedVendor),
    availability: availability.data,
    rules: availability.rules ?? null,
    services: menu.services,
    reviews,
    photos: work.photos,
    confirms: confirmationText(vendor.data),
    description: vendorDescription(vendor.data),
    data: serviceData(settings, vendor.data, menu.services, reviews.reviews, work.photos),
  }
}

/** Returns the vendor's title, description, picture and structured data. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return ownPageMeta('Vendor not found')({ matches })
  const { settings, vendor, description, data } = loaderData
  const what = specialityLabel(settings.specialities, vendor.speciality)
  return pageMeta({
    settings,
    title: `${vendor.name}, ${what} in ${vendor.city}`,
    description,
    path: `/appointment/${vendor._id}`,
    image: {
      path: vendor.image,
      width: PORTRAIT_SIDE_PIXELS,
      height: PORTRAIT_SIDE_PIXELS,
      alt: `${vendor.name}, ${what}`,
    },
    data,
  })
}

/** The page of a vendor, where clients book. */
export default function Booking({ loaderData }: Route.ComponentProps) {
  const {
    settings,
    vendor,
    related,
    availability,
    rules,
    services,
    reviews,
    photos,
    confirms,
    now,
    wanted,
    wantedPlace,
  } = loaderData
  useEffect(() => recordViewed(vendor._id), [vendor._id])
  return (
    <div className="wrap pt-2">
      <Link to="/vendors" className="back-link">
        <ChevronLeft aria-hidden="true" size={18} />
        All Vendors
      </Link>
      <BookingForm
        key={vendor._id}
        vendor={vendor}
        services={services}
        related={related}
        loaded={availability}
        rules={rules}
        loadedAt={now}
        fees={settings.fees}
        wanted={wanted}
        wantedPlace={wantedPlace}
        below={
          <>
            {photos.length > 0 && (
              <Suspense>
                <Gallery vendorName={vendor.name} photos={photos} />
              </Suspense>
            )}
            <div id="reviews" className="jump-target">
              <Suspense>
                <Reviews vendor={vendor} loaded={reviews} photos={photos} />
              </Suspense>
            </div>
          </>
        }
      >
        <HeadCard vendor={vendor} hasMenu={services.length > 0} confirms={confirms} />
      </BookingForm>
      <RelatedVendors vendors={related} />
    </div>
  )
}

/** Shows a "not found" page for an unknown vendor, and the usual error page otherwise. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <VendorNotFound />
    </Suspense>
  ) : (
    <ErrorPage error={error} />
  )
}
