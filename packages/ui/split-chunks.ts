import type { Rolldown } from 'vite'

/** Size in bytes of the source below which a shared chunk is merged with the one whose pages differ least. */
const LEAST_SHARED = 30_000

/**
 * Groups the code of a site of one page into chunks: the libraries of the first page, its own code, and what later
 * pages share (decision 012). The default is a chunk for each set of pages that shares a module: two hundred files, most
 * of them smaller than a kilobyte, of which a page loads a hundred.
 */
export const splitChunks = (): Rolldown.OutputOptions => ({
  // A shared chunk has the names of all its pages.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
  codeSplitting: {
    groups: [
      { name: 'libraries', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial'], priority: 3 },
      { name: 'site', tags: ['$initial'], priority: 2 },
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: LEAST_SHARED,
        priority: 1,
      },
    ],
  },
})
