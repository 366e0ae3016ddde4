import type { Rolldown } from 'vite'

/**
 * Groups the code of a site of one page into chunks: the libraries of the first page, its own code, and what later
 * pages share (decision 012). The default is a chunk for each set of pages that shares a module: two hundred files, most
 * of them smaller than a kilobyte, of which a page loads a hundred. All that is shared is one chunk: several that are
 * merged by size may need each other, and then one of them runs before its imports are there.
 */
export const splitChunks = (): Rolldown.OutputOptions => ({
  codeSplitting: {
    groups: [
      { name: 'libraries', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial'], priority: 3 },
      { name: 'site', tags: ['$initial'], priority: 2 },
      { name: 'shared', minShareCount: 2, priority: 1 },
    ],
  },
})
