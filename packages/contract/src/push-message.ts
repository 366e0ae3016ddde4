/** A push to a browser; it never contains more than the notice of the same event. */
export interface PushMessage {
  title: string
  body: string
  /** The target of a click, on the site that the browser subscribed on. */
  path: string
  /** Two messages with one tag show once. */
  tag: string
}
