import type { FastifyRequest } from 'fastify'

/** In the place of an address, where a page that is being rendered here asks. */
export const OWN_PAGES = 'own pages'

/** Returns whether a request comes from our own page rendering, which has been counted already. */
export const isOwnPage = ({ raw }: FastifyRequest) => raw.socket.remoteAddress === OWN_PAGES
