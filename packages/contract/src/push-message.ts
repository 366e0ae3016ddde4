/** What is pushed to a browser: never more than the notice of the same event says. */
export interface PushMessage {
  title: string
  body: string
  /** Where a click leads, on the site that the browser subscribed on. */
  path: string
  /** Two messages with one tag show once. */
  tag: string
}
