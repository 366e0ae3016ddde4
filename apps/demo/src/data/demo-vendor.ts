/** Range of skin tones a drawn portrait is picked from. */
export type Complexion = 'light' | 'olive' | 'brown' | 'deep'

/** A vendor of the demonstration, as written by hand; nothing here knows the database. */
export type DemoVendor = {
  name: string
  /** Town that the location filter offers. */
  city: string
  /** Part of the town, or the area served. */
  location: string
  experience: string
  /** Euro per hour. */
  feePerHour: number
  about: string
  /** Closed for bookings where false. */
  available?: false
  /** Completed appointments that the generated history gives; none when left out. */
  completed?: number
  man?: true
  /** 'light' when left out. */
  complexion?: Complexion
}
