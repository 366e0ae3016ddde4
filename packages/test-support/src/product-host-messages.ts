/** Asks a host of products to start one on a port with these settings, or to stop the one on that port. */
export type HostRequest =
  | { does: 'start'; port: string; settings: Record<string, string> }
  | { does: 'stop'; port: string }

/** The host's reply to the request for a port: it is done, or the failure is what the product said. */
export type HostReply = { port: string; failure: string | null }
