// Finds the servers that tests of several processes need; as root on Debian, installs missing ones.
import { fail, findProgram, installPackages, isRootOnDebian } from './debian-packages.mjs'

const SERVICES = {
  'redis-server': { title: 'Redis', packages: ['redis-server'] },
  nginx: { title: 'nginx', packages: ['nginx'] },
}

/** Returns the path of a server's program, `redis-server` or `nginx`; `undefined` when it is not installed. */
export const servicePath = (name) => findProgram(name)

/** Makes sure that those servers are installed, or ends the process with a message on how to install them. */
export function ensureServices(names = Object.keys(SERVICES)) {
  const missing = names.filter((name) => !servicePath(name))
  if (missing.length === 0) return
  const titles = missing.map((name) => SERVICES[name].title).join(' and ')
  const packages = missing.flatMap((name) => SERVICES[name].packages)
  const byHand = `The tests of several processes need ${titles}. Install it (Debian: apt-get install ${packages.join(' ')}).`
  if (!isRootOnDebian()) fail(byHand)
  console.log(`Installing ${titles} for the tests of several processes (apt-get) …`)
  if (!installPackages(...packages) || missing.some((name) => !servicePath(name))) fail(byHand)
}

if (import.meta.main) ensureServices()
