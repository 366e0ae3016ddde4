import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPostmaster } from '@anseo/embedded-postgres/postmaster'
import { freePort } from '@anseo/test-support/free-port'

let dataDir: string
let child: ChildProcess
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anseo-test-'))
  await chmod(dataDir, 0o711)
  const { PATH } = process.env
  const settings = { PATH, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' }
  const words = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')]
  child = spawn(process.execPath, words, { env: settings, stdio: 'ignore' })
})
afterEach(async () => {
  child.kill('SIGKILL')
  const left = readPostmaster(join(dataDir, 'postgres'))
  if (left) process.kill(left.pid, 'SIGQUIT')
  await rm(dataDir, { recursive: true, force: true })
})

test('told to end while it still starts, the process ends, and leaves no database running', async () => {
  const postmaster = () => readPostmaster(join(dataDir, 'postgres'))
  await expect.poll(postmaster, { interval: 5 }).toBeDefined()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  child.kill('SIGINT')
  const [code] = await ended
  expect(code).toBe(0)
  expect(postmaster()).toBeUndefined()
}, 120_000)
