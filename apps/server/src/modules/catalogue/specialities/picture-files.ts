/** The sides in pixels of a speciality's picture: on the home page, and in lists and chips. */
export const DOOR_PIXELS = 256
export const ICON_PIXELS = 72

/** The picture of a new speciality for which none was uploaded. */
export const GENERAL_PICTURE = 'speciality'

/** Returns the keys of the files of a picture. */
export const pictureFiles = (pictureKey: string) => ({
  image: `${pictureKey}-${DOOR_PIXELS}.webp`,
  icon: `${pictureKey}-${ICON_PIXELS}.webp`,
  imageAvif: `${pictureKey}-${DOOR_PIXELS}.avif`,
})
