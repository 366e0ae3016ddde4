// The public interface of this module; other modules import only from here, from its events and from its tables.

export { listingTag, vendorTag } from './cache-tags.ts'
export { priceBatch, priceVendor, priceVendors } from './prices/price-vendors.ts'
export { findVendorProfile, type VendorProfile } from './profile/profile-store.ts'
export { updateVendorProfile } from './profile/update-vendor-profile.ts'
export {
  bookedServices,
  columnsOfServices,
  pricedItems,
  readBookedServices,
  readOwnBookingServices,
  type WantedService,
} from './service-records/booked-services.ts'
export { readSpecialities } from './specialities/read-specialities.ts'
export { requireKnown } from './specialities/require-speciality.ts'
export { showServices, showOwnServices } from './services/show-services.ts'
export { hideWorkPhoto, showWorkPhotoAgain } from './work-photos/hide-photo.ts'
export { showPhotos } from './work-photos/show-photos.ts'
export { findAnnounced } from './vendor-terms/store.ts'
export { addToRating } from './vendors/add-to-rating.ts'
export { countCompletion } from './vendors/count-completion.ts'
export { isVendorListed } from './vendors/is-vendor-listed.ts'
export { isListed } from './vendors/is-listed.ts'
export { showVettedVendor } from './vetting/list-vetted-vendors.ts'
export { lockVendor } from './vendors/lock-vendor.ts'
export { refuseNotice } from './vendors/refuse-notice.ts'
export { readPricing } from './vendors/read-pricing.ts'
export { requireListed } from './vendors/require-listed.ts'
export { journeyInArea, journeyTo } from './vendors/journey-to.ts'
export { saveBookingRules, saveWeeklyHours } from './vendors/save-calendar-rules.ts'
export { findAnswersCountedBefore, saveAnswerMinutes } from './vendors/save-answer-minutes.ts'
export { replaceAbout } from './vendors/replace-about.ts'
export { setPayoutAccount } from './vendors/set-payout-account.ts'
export {
  GRID_COLUMNS,
  LISTED_COLUMNS,
  NOTICE_HOURS,
  TRAVEL_COLUMNS,
  selectListed,
  type ListedVendor,
} from './vendors/store.ts'
export { presentTrader, presentTraderFile } from './traders/present.ts'
export { findTrader, findTraders } from './traders/store.ts'
export type { EndingRow } from './vetting/ending-store.ts'
export { countEndedChecks, countEndingChecks, listEndingChecks } from './vetting/list-ending-checks.ts'
export { encodeDocument } from './vetting/encode-document.ts'
export { presentChecks } from './vetting/present.ts'
export { readVettingFile } from './vetting/read-vetting-file.ts'
export { lockExpiredCheck } from './vetting/lock-expired-check.ts'
export { endSuspension, listAgain, suspend } from './vetting/vet-vendor.ts'
export { findCheckedVendor } from './vetting/vendor-store.ts'
