import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '@anseo/test-support/test-database'
import { freePort } from '@anseo/test-support/free-port'
import { type AssembledImage, assembleImage } from './testing/assemble-image.ts'
import { PRODUCTION } from './testing/production-settings.ts'
import { restoreStateBeforeBaseline } from './testing/state-before-baseline.ts'

const ROOT = join(import.meta.dirname, '../../..')

let folder: string
let image: AssembledImage
beforeAll(async () => {
  const built = ['client', 'vendor', 'admin', 'mails', 'server']
  execFileSync(process.execPath, ['scripts/build-sites.mjs', ...built], { cwd: ROOT, stdio: 'inherit' })
  // Outside of the checkout, so that nothing of its node_modules is found from there.
  folder = await mkdtemp(join(tmpdir(), 'anseo-image-'))
  image = assembleImage(folder)
}, 600_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The environment of the image's container, on a database and a port. */
function environmentOn(databaseUrl: string, port: number) {
  const { NODE_ENV: _, ...needed } = PRODUCTION
  const settings = { DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: join(folder, 'data') }
  return { PATH: process.env['PATH'], ...image.environment, ...needed, LOG_LEVEL: 'warn', ...settings }
}

/** Starts the image's CMD as its container would, on a database and a port. */
function run(databaseUrl: string, port: number): ChildProcess {
  const [program, ...words] = image.command
  expect(program).toBe('node')
  const env = environmentOn(databaseUrl, port)
  return spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Verifies the audit log as docs/security/logging.md says, by a command in the container; returns what it prints. */
function verifyAudit(databaseUrl: string, port: number): string {
  const text = readFileSync(join(ROOT, 'docs/security/logging.md'), 'utf8')
  const [, words] = /docker compose exec app-1 node (.+?) --head/.exec(text)!
  const env = environmentOn(databaseUrl, port)
  return execFileSync(process.execPath, words!.split(' '), { cwd: folder, env, encoding: 'utf8' })
}

/** Why it ended before it was ready: a module that is missing is named. */
async function endOf(child: ChildProcess): Promise<string> {
  const [said] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  const missing = /Cannot find (?:package|module) '([^']+)'|ENOENT[^']*'([^']+)'/.exec(said)
  const name = (missing?.[1] ?? missing?.[2])?.replace(`${folder}/`, '')
  return name ? `The image lacks ${name}: a COPY line of the Dockerfile's last stage has to bring it.` : said
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const ended = endOf(child)
  const ready = expect.poll(() => statusOf(`${url}/health/ready`), { timeout: 120_000 }).toBe(200)
  await Promise.race([ready, ended.then((why) => Promise.reject(new Error(why)))])
  ended.catch(() => undefined)
}

const statusOf = async (url: string) => (await fetch(url).catch(() => undefined))?.status

test('production starts from the folders of the image alone, verifies its audit log, and ends when it is told to', async () => {
  const database = await createEmptyDatabase()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = run(database.url, port)
  try {
    await untilReady(child, url)
    const home = await fetch(`${url}/`)
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('</html>')])
    for (const site of ['/pro/', '/admin/']) expect([site, await statusOf(url + site)]).toEqual([site, 200])
    const list = await fetch(`${url}/api/vendor/list`)
    expect([list.status, await list.json()]).toMatchObject([200, { success: true }])
    expect(verifyAudit(database.url, port)).toContain(' links, intact.')
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  } finally {
    child.kill('SIGKILL')
    await database.drop()
  }
}, 300_000)

test('it refuses a database with demonstration accounts, though it has no demonstration itself', async () => {
  expect(existsSync(join(folder, 'apps/server/src/main.ts'))).toBe(true)
  expect(existsSync(join(folder, 'apps/demo'))).toBe(false)
  const database = await createEmptyDatabase()
  try {
    await restoreStateBeforeBaseline(database.url)
    const child = run(database.url, await freePort())
    expect(await endOf(child)).toMatch(/holds \d+ accounts of the demonstration/)
    expect(child.exitCode).toBe(1)
  } finally {
    await database.drop()
  }
}, 300_000)
