/** The pages shown offline as they were when this worker was installed. They hold no personal data. */
export const CACHED_PAGES = [
  '/offline',
  '/my-appointment',
  '/about',
  '/contact',
  '/privacy-policy',
  '/tandc',
  '/cookies',
]

/** The paths of other sites, the API and the tools: the service worker never handles a request for them. */
const OTHERS = /^\/(api|socket\.io|images|health|dev|sandbox|pro|admin)(\/|$)/

/** Returns whether an address is a page of the client site; a file, such as `/robots.txt`, is not. */
export const isPage = (path: string): boolean => !OTHERS.test(path) && !/\.\w+$/.test(path)

/** The page of one appointment; offline the list, as it was last loaded, shows it. */
const ONE_APPOINTMENT = /^(\/my-appointment)\/([\w-]+)$/

/** Returns the page that is cached for an address without a file ending: itself, or the list of its appointment. */
export const cachedPathOf = (path: string): string => path.replace(ONE_APPOINTMENT, '$1')

/** Returns the address at which that page shows the appointment. */
export const cachedPlaceOf = (path: string): string => path.replace(ONE_APPOINTMENT, '$1#$2')
