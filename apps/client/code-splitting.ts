import { join } from 'node:path'
import type { Rolldown } from 'vite'

const ROUTER = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]/
const SHELL = ['root.tsx', 'shell/site-layout.tsx', 'shell/page-layout.tsx']

/**
 * How the client site's code is cut: React with its router, then what every page stands in. Left to itself that is
 * dozens of small shared chunks, which compress badly and cost a request each. The rest of a page comes with its route.
 */
export function codeSplitting() {
  let shell: ReadonlySet<string> | undefined
  const inShell = (id: string, context: Rolldown.ChunkingContext) => {
    shell ??= staticImportsOf(
      SHELL.map((file) => join(import.meta.dirname, 'app', file)),
      context,
    )
    return shell.has(id) ? 'shell' : null
  }
  return {
    groups: [
      { name: 'react', test: ROUTER, priority: 2, tags: ['$initial' as const] },
      { name: inShell, debugName: 'shell', tags: ['$initial' as const] },
    ],
  }
}

/** The modules and everything that they import at once, directly or not. */
function staticImportsOf(entries: string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
