import type { WorkPhotoOnWire } from '@anseo/contract/work-photos'

/** The text alternative of a photo: the vendor's, else what it shows as far as that is known. */
export const wordsOf = ({ words, service }: WorkPhotoOnWire, vendorName: string): string =>
  words ?? (service ? `${service} by ${vendorName}` : `Work by ${vendorName}`)
