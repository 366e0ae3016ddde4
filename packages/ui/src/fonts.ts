import bricolage from './assets/fonts/bricolage-grotesque-700-common.woff2'
import figtree from './assets/fonts/figtree-wght-common.woff2'

/** Addresses of the files that nearly every text needs, to be preloaded in `<head>` (`as="font" type="font/woff2" crossOrigin`). */
export const fontUrls = [bricolage, figtree]
