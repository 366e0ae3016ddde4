import { join } from 'node:path'
import type { Rolldown } from 'vite'

const ROUTER = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie)[\\/]|rolldown[\\/]runtime/
const SHELL = ['root', 'shell/site-layout', 'shell/page-layout']
const HOME = 'routes/home/home'
const BOOKING = 'routes/booking/booking'
const OWN_OF_BOOKING = /routes[\\/]booking[\\/]/
/** The pages, those that people land on first. */
const PAGES = [
  HOME,
  'routes/vendors/vendors',
  BOOKING,
  'routes/about/about',
  'routes/account/login',
  'routes/appointments/appointments',
  'routes/messages/chat',
  'routes/profile/my-profile',
  'routes/notifications/notifications',
]

/**
 * Groups the client site's code into chunks (decision 012): React with its router, then the shell of every page, then
 * the code that a page shares with later ones. The default is a hundred small chunks, which compress badly and cost a
 * request each.
 */
export function codeSplitting() {
  const shared = PAGES.slice(0, -1).map((page, index) => ({
    name: `shared-by-${page.split('/').at(-1)}`,
    of: reachedBy([page]),
    and: reachedBy(PAGES.slice(index + 1)),
  }))
  const groups = [
    { name: 'shell', of: reachedBy(SHELL), and: reachedBy(SHELL) },
    ...shared,
    // An icon that the home page shares with a page behind the login would be a chunk of its own.
    { name: 'shared-by-home', of: reachedBy([HOME]), and: importedOutside([HOME]) },
    // The code that the booking page shares with dialogs alone is small, and would be a chunk for each set of dialogs.
    { name: 'parts-of-booking', of: reachedBy([BOOKING]), and: (id: string) => !OWN_OF_BOOKING.test(id) },
  ]
  const tags = ['$initial' as const]
  return {
    groups: [
      { name: 'react', test: ROUTER, priority: groups.length + 1, tags },
      ...groups.map(({ name, of, and }, index) => ({
        name: (id: string, context: Rolldown.ChunkingContext) =>
          of(id, context) && and(id, context) ? name : null,
        debugName: name,
        priority: groups.length - index,
        tags,
      })),
    ],
  }
}

/** Returns a test for the modules that these ones import statically, directly or not. */
function reachedBy(modules: string[]) {
  let reached: Set<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    reached ??= staticImportsOf(modules, context)
    return reached.has(id)
  }
}

/** Returns a test for the modules that something imports which these do not import statically. */
function importedOutside(modules: string[]) {
  const isReached = reachedBy(modules)
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    const { importers = [] } = context.getModuleInfo(id) ?? {}
    return importers.some((importer) => !isReached(importer, context))
  }
}

function staticImportsOf(modules: string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(modules.map((module) => join(import.meta.dirname, 'app', `${module}.tsx`)))
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
