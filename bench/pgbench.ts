import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** Thrown when pgbench is not installed and cannot be. */
class NoPgbench extends Error {}

/**
 * Returns the path of pgbench; installs Debian's package first if it is missing and the user is root.
 * @throws NoPgbench if it is not installed and cannot be.
 */
export function locatePgbench(): string {
  const found = find() ?? (install(), find())
  if (found === undefined) throw new NoPgbench('pgbench is not installed (Debian: postgresql-contrib)')
  return found
}

const find = () =>
  (process.env['PATH'] ?? '')
    .split(':')
    .flatMap((folder) => globSync(`${folder}/pgbench`))
    .concat(globSync('/usr/lib/postgresql/*/bin/pgbench'))
    .at(0)

function install(): void {
  if (process.getuid?.() !== 0) return
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-contrib'], {
    stdio: 'ignore',
  })
}
