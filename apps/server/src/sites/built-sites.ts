import type { FastifyInstance } from 'fastify'
import { clientSite, loadBuiltSite } from './client-site.ts'
import { singlePageSite } from './single-page-site.ts'
import { folderOf, type SitesOptions, settingsFor } from './site-settings.ts'

/** Serves the three sites as they were built: the client's at `/`, the vendor's at `/pro/`, the admin's at `/admin/`. */
export async function builtSites(app: FastifyInstance, options: SitesOptions): Promise<void> {
  await app.register(singlePageSite, {
    base: '/pro/',
    folder: folderOf('vendor/dist'),
    settings: settingsFor('vendor', options),
    worker: 'push-worker.js',
    floodLimits: options.floodLimits,
  })
  await app.register(singlePageSite, {
    base: '/admin/',
    folder: folderOf('admin/dist'),
    settings: settingsFor('admin', options),
    floodLimits: options.floodLimits,
  })
  const folder = folderOf('client/build')
  await app.register(clientSite, {
    load: await loadBuiltSite(folder),
    assets: `${folder}/client`,
    settings: settingsFor('client', options),
    clock: options.clock,
    cache: options.cache,
    floodLimits: options.floodLimits,
  })
}
