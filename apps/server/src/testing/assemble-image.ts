import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')

/** These are left out of the build context and built in the image. */
const BUILT = ['**/build', '**/dist']

/** The files and command of an assembled image, by the last stage of the Dockerfile. */
export interface AssembledImage {
  command: string[]
  environment: Record<string, string>
}

/**
 * Puts into an empty folder outside of the checkout what the last stage of the Dockerfile copies, and no more: of the
 * packages only those that its `npm ci` installs. The sites have to be built.
 * @throws when something that a COPY line names is not there.
 */
export function assembleImage(folder: string): AssembledImage {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))
  const without = [...dockerfile.matchAll(/\brm -rf (.+)/g)].flatMap(([, paths]) =>
    paths!.trim().split(/\s+/),
  )
  for (const [, stage, paths] of lastStage.matchAll(/^COPY --from=(\w+) (.+)$/gm)) {
    const [target = '', ...sources] = paths!.split(' ').toReversed()
    for (const source of sources.map((path) => path.replace('/anseo/', ''))) {
      if (stage === 'dependencies') installInto(folder, without)
      else copy(source, join(folder, target.endsWith('/') ? source : target))
    }
  }
  return {
    command: JSON.parse(/^CMD (\[.+\])$/m.exec(lastStage)?.[1] ?? '[]') as string[],
    environment: Object.fromEntries(
      [.../^ENV (.+)$/m.exec(lastStage)![1]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string>,
  }
}

/** Copies a file or folder of the checkout as the builder has it: without what `.dockerignore` leaves out. */
function copy(source: string, target: string): void {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((pattern) => pattern.startsWith('**/') && !BUILT.includes(pattern))
  const isSent = (path: string) => !ignored.some((pattern) => matchesGlob(relative(ROOT, path), pattern))
  cpSync(join(ROOT, source), target, { recursive: true, filter: isSent })
}

/** Installs what `npm ci --omit=dev --workspace=@anseo/server` would, out of the checkout's own `node_modules`. */
function installInto(folder: string, without: string[]): void {
  const words = ['ls', '--omit=dev', '--workspace=@anseo/server', '--all', '--parseable']
  const listed = execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const installed = listed
    .map((line) => relative(ROOT, line))
    .filter((path) => path.startsWith('node_modules/'))
    .filter((path) => !without.some((left) => path === left || path.startsWith(`${left}/`)))
  // Links to our own packages stay links, so that they point to the copies in the image.
  for (const path of installed) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  }
}
