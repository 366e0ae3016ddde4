/** Range of skin tones a drawn portrait is picked from. */
export type Complexion = 'light' | 'olive' | 'brown' | 'deep'

/** A vendor of the demonstration, as written by hand; nothing here knows the database. */
export type DemoVendor = {
  /** Names the portrait's file and the e-mail address: lower case, ASCII, hyphens. */
  key: string
  name: string
  /** Town that the location filter offers. */
  city: string
  /** Part of the town, or the area served. */
  location: string
  experience: string
  /** Euro per hour. */
  feePerHour: number
  about: string
  available: boolean
  /** Completed appointments that the generated history gives. */
  completed: number
  man: boolean
  /** 'light' when left out. */
  complexion?: Complexion
}
