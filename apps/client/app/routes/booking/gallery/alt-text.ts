import type { WorkPhotoOnWire } from '@anseo/contract/work-photos'

/** Returns the alternative text of a photo: the vendor's own, else one from its service and the vendor's name. */
export const altText = ({ words, service }: WorkPhotoOnWire, vendorName: string): string =>
  words ?? (service ? `${service} by ${vendorName}` : `Work by ${vendorName}`)
