import type { Wall } from '@anseo/domain/walls'

/** The look of a speciality: its picture in two sizes, and the colour of its card on the home page. */
export interface SpecialityLook {
  wall: Wall
  image: string
  icon: string
  /** The larger picture as AVIF, if there is one. */
  imageAvif: string | null
  /** The picture fills the door; otherwise it is a figure that stands in it. */
  isPhoto: boolean
}
