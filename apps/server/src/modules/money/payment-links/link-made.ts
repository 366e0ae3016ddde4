import type { ClientMailOutcome } from '@anseo/contract/client-mails'

/** The messages to a vendor who has made a link, by the outcome of its email. */
export const LINK_MADE: Record<ClientMailOutcome, string> = {
  sent: "We're emailing the client the link.",
  'no address': 'The link is ready. Copy it and send it to the client.',
  stopped: "This person doesn't want emails from vendors. Copy the link and send it yourself.",
  limit: "You've reached today's 50 emails to clients. Copy the link and send it yourself.",
}
