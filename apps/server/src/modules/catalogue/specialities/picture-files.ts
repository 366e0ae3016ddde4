/** The side in pixels of a speciality's picture on its door, and in lists and chips. */
export const DOOR_PIXELS = 256
export const ICON_PIXELS = 72

/** The picture of a new speciality without one of its own. */
export const GENERAL_PICTURE = 'speciality'

/** Returns the keys of the files of a picture. */
export const pictureFiles = (pictureKey: string) => ({
  image: `${pictureKey}-${DOOR_PIXELS}.webp`,
  icon: `${pictureKey}-${ICON_PIXELS}.webp`,
  imageAvif: `${pictureKey}-${DOOR_PIXELS}.avif`,
})
