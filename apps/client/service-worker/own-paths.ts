/** Shown without a connection as they were when this worker was installed. They hold nothing of anybody's. */
export const CACHED_PAGES = [
  '/offline',
  '/my-appointment',
  '/about',
  '/contact',
  '/privacy-policy',
  '/tandc',
  '/cookies',
]

/** What other sites, the API and the tools answer: the worker leaves every request for it alone. */
const OTHERS = /^\/(api|socket\.io|images|health|dev|sandbox|pro|admin)(\/|$)/

/** Whether an address is a page of the client site; a file, such as `/robots.txt`, is none. */
export const isPage = (path: string): boolean => !OTHERS.test(path) && !/\.\w+$/.test(path)
