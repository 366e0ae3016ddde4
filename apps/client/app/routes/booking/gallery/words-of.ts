import type { WorkPhotoOnWire } from '@anseo/contract/work-photos'

/** The text alternative of a photo: the vendor's, else a default from its service and the vendor's name. */
export const wordsOf = ({ words, service }: WorkPhotoOnWire, vendorName: string): string =>
  words ?? (service ? `${service} by ${vendorName}` : `Work by ${vendorName}`)
