import type { FastifyRequest } from 'fastify'

/** In the place of an address, where a page that is being rendered here asks. */
export const OWN_PAGES = 'own pages'

/** Returns whether a request comes from no network: its page was asked for, and that was counted. */
export const isOwnPage = ({ raw }: FastifyRequest) => raw.socket.remoteAddress === OWN_PAGES
