import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPostmaster } from '@anseo/embedded-postgres/postmaster'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { freePort } from '@anseo/test-support/free-port'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './modules/identity/accounts/demonstration.ts'
import { restoreStateBeforeBaseline } from './testing/state-before-baseline.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('the product starts on a data folder of the state before the baseline, and its people log in', async () => {
  execFileSync(process.execPath, ['scripts/build-sites.mjs'], { cwd: ROOT, stdio: 'inherit' })
  const dataDir = await earlierDataFolder()
  const port = String(await freePort())
  const { PATH } = process.env
  const words = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')]
  const env = { PATH, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  try {
    const statusOf = async () => (await fetch(`${url}/health/ready`).catch(() => undefined))?.status
    await expect.poll(statusOf, { timeout: 120_000 }).toBe(200)
    const login = { email: DEMO_ACCOUNTS.client.email, password: DEMO_PASSWORD }
    const reply = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
    expect([reply.status, await reply.json()]).toMatchObject([200, { success: true }])
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  } finally {
    child.kill('SIGKILL')
    const left = readPostmaster(join(dataDir, 'postgres'))
    if (left) process.kill(left.pid, 'SIGQUIT')
    await rm(dataDir, { recursive: true, force: true })
  }
}, 300_000)

/** A data folder as the version before left it when it ended. */
async function earlierDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anseo-test-'))
  await chmod(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: console.warn },
  })
  try {
    await restoreStateBeforeBaseline(postgres.url)
  } finally {
    await postgres.stop()
  }
  return dataDir
}
