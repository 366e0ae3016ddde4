import type { Wall } from '@anseo/domain/walls'

/** How a speciality looks: its picture in two sizes, and the colour of its door. */
export interface SpecialityLook {
  wall: Wall
  image: string
  icon: string
  /** The larger picture as AVIF, if there is one. */
  imageAvif: string | null
  /** The picture fills the door; otherwise it is a figure that stands in it. */
  isPhoto: boolean
}
