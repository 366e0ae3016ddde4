import bricolage from './assets/fonts/bricolage-grotesque-latin-wght-normal.woff2'
import figtree from './assets/fonts/figtree-latin-wght-normal.woff2'

/** Addresses of the two fonts, to be preloaded in `<head>` (`as="font" type="font/woff2" crossOrigin`). */
export const fontUrls = [bricolage, figtree]
