import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { canEnter, NOBODY } from './account.ts'
import { locateBinaries } from './locate-binaries.ts'
import { SYSTEM_FOLDER } from './place-cluster.ts'
import { readPostmaster } from './postmaster.ts'
import { end, query, useOwners } from './testing/owners.ts'

const isRoot = process.getuid?.() === 0
const HERE = import.meta.dirname

/** An ordinary account that every Debian has. */
const DAEMON = { uid: 1, gid: 1 }

const { start, inFolder } = useOwners()

describe('an embedded PostgreSQL', () => {
  test('keeps its data over stop and start, and leaves nothing running', async () => {
    const first = await start(inFolder('data'))
    await query(first.url, 'CREATE TABLE probe AS SELECT 7 AS value')
    await end(first.child, 'SIGTERM')
    expect(readPostmaster(inFolder('data/postgres'))).toBeUndefined()

    const second = await start(inFolder('data'))
    expect(await query(second.url, 'SELECT value FROM probe')).toEqual([7])
  })

  test('offers the extensions, Unicode and UTC', async () => {
    const { url } = await start(inFolder('data'))
    for (const name of ['pg_trgm', 'unaccent', 'btree_gist']) await query(url, `CREATE EXTENSION ${name}`)
    expect(await query(url, "SELECT lower('ÁINE'), unaccent('Áine'), current_setting('timezone')")).toEqual([
      'áine',
      'Aine',
      'UTC',
    ])
  })

  test('listens on its private socket only', async () => {
    const { url } = await start(inFolder('data'))
    expect(await query(url, "SELECT current_setting('listen_addresses')")).toEqual([''])
    const host = new URL(url).searchParams.get('host') ?? ''
    expect(spawnSync('stat', ['-c', '%a', host], { encoding: 'utf8' }).stdout.trim()).toBe('700')
  })

  test('outlives kill -9 of its owner and is adopted with its data', async () => {
    const first = await start(inFolder('data'))
    await query(first.url, 'CREATE TABLE probe AS SELECT 8 AS value')
    const { pid } = readPostmaster(inFolder('data/postgres'))!
    await end(first.child, 'SIGKILL')

    const second = await start(inFolder('data'))
    expect(readPostmaster(inFolder('data/postgres'))?.pid).toBe(pid)
    expect(await query(second.url, 'SELECT value FROM probe')).toEqual([8])
    await end(second.child, 'SIGTERM')
    expect(readPostmaster(inFolder('data/postgres'))).toBeUndefined()
  })

  test('is started again when it was killed together with its owner', async () => {
    const first = await start(inFolder('data'))
    await query(first.url, 'CREATE TABLE probe AS SELECT 9 AS value')
    await end(first.child, 'SIGKILL')
    process.kill(readPostmaster(inFolder('data/postgres'))!.pid, 'SIGKILL')

    const second = await start(inFolder('data'))
    expect(await query(second.url, 'SELECT value FROM probe')).toEqual([9])
  })

  test('is started again when it dies, where it was', async () => {
    for (const dataDir of [inFolder('data'), inFolder('a'.repeat(90), 'data')]) {
      const { url, child } = await start(dataDir)
      await query(url, 'CREATE TABLE probe AS SELECT 4 AS value')
      for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const) {
        const { pid } = readPostmaster(join(dataDir, 'postgres'))!
        process.kill(pid, signal)
        await expect.poll(() => readPostmaster(join(dataDir, 'postgres'))?.pid ?? pid).not.toBe(pid)
        await expect.poll(() => query(url, 'SELECT value FROM probe').catch(String)).toEqual([4])
      }
      await end(child, 'SIGTERM')
      expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
    }
  })

  test('waits for the one that is still shutting down', async () => {
    const first = await start(inFolder('data'))
    const ended = end(first.child, 'SIGTERM')
    const second = await start(inFolder('data'))
    await ended
    expect(await query(second.url, 'SELECT 1')).toEqual([1])
  })

  test('refuses a second server on one data folder and leaves the first alone', async () => {
    const first = await start(inFolder('data'))
    await expect(start(inFolder('data'))).rejects.toThrow(/Another server \(process \d+\) is using .*data/)
    expect(await query(first.url, 'SELECT 1')).toEqual([1])
  })

  test('gives one of two that start at once the folder', async () => {
    const both = await Promise.allSettled([start(inFolder('data')), start(inFolder('data'))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('serves from a path that is too long for a socket', async () => {
    const { url, child } = await start(inFolder('a'.repeat(90), 'data'))
    expect(await query(url, 'SELECT 1')).toEqual([1])
    const socketFolder = new URL(url).searchParams.get('host') ?? ''
    expect(Buffer.byteLength(socketFolder)).toBeLessThan(80)
    await end(child, 'SIGTERM')
    expect(existsSync(socketFolder)).toBe(false)
  })
})

describe.runIf(isRoot && canEnter(HERE, DAEMON))('under root', () => {
  /** The user id that the server of a data folder runs under. */
  function uidIn(dataDir: string): number {
    const { pid } = readPostmaster(join(dataDir, 'postgres'))!
    return Number(/^Uid:\t(\d+)\t/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
  }

  /** Makes a cluster that of a release which ran it as `nobody`. */
  const giveToNobody = (dataDir: string) =>
    spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, join(dataDir, 'postgres')])

  test('runs as an account that nothing else runs as, and that alone reaches it', async () => {
    const { url } = await start(inFolder('data'))
    const uid = uidIn(inFolder('data'))
    expect(uid).toBeGreaterThanOrEqual(60_600)
    expect(uid).toBeLessThan(61_100)
    const host = new URL(url).searchParams.get('host')!
    expect(canEnter(host, NOBODY)).toBe(false)
    expect(canEnter(inFolder('data/postgres'), NOBODY)).toBe(false)
    expect(canEnter(host, { uid, gid: uid })).toBe(true)
    const foreign = spawnSync('find', [inFolder('data/postgres'), '!', '-user', String(uid)])
    expect(foreign.stdout.toString()).toBe('')
  })

  test('takes over a cluster that was nobody’s, with its data', async () => {
    const dataDir = inFolder('data')
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE probe AS SELECT 2 AS value')
    await end(first.child, 'SIGTERM')
    giveToNobody(dataDir)

    const second = await start(dataDir)
    expect(await query(second.url, 'SELECT value FROM probe')).toEqual([2])
    expect(uidIn(dataDir)).not.toBe(NOBODY.uid)
    expect(canEnter(join(dataDir, 'postgres'), NOBODY)).toBe(false)
  })

  test('goes on with a server that still runs as nobody, and takes its cluster over at the next start', async () => {
    const dataDir = inFolder('data')
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE probe AS SELECT 3 AS value')
    await end(first.child, 'SIGTERM')
    giveToNobody(dataDir)
    const cluster = join(dataDir, 'postgres')
    const log = { info: () => undefined, warn: () => undefined }
    const binaries = await locateBinaries(NOBODY, SYSTEM_FOLDER, log)
    const words = ['-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`]
    const left = spawn(join(binaries.folder, 'postgres'), words, { ...NOBODY, cwd: '/', stdio: 'ignore' })
    await expect.poll(() => readPostmaster(cluster)?.status).toBe('ready')

    const second = await start(dataDir)
    expect(readPostmaster(cluster)!.pid).toBe(left.pid)
    expect(await query(second.url, 'SELECT value FROM probe')).toEqual([3])
    await end(second.child, 'SIGTERM')

    const third = await start(dataDir)
    expect(await query(third.url, 'SELECT value FROM probe')).toEqual([3])
    expect(uidIn(dataDir)).not.toBe(NOBODY.uid)
  })

  test('an ordinary user runs it themselves, and root may go on with it', async () => {
    mkdirSync(inFolder('home'))
    spawnSync('chown', ['1:1', inFolder('home')])
    const dataDir = inFolder('home/data')
    const first = await start(dataDir, DAEMON)
    await query(first.url, 'CREATE TABLE probe AS SELECT 5 AS value')
    await end(first.child, 'SIGTERM')

    const byRoot = await start(dataDir)
    expect(readFileSync(`/proc/${readPostmaster(join(dataDir, 'postgres'))!.pid}/status`, 'utf8')).toMatch(
      /^Uid:\t1\t/m,
    )
    await end(byRoot.child, 'SIGTERM')

    const again = await start(dataDir, DAEMON)
    expect(await query(again.url, 'SELECT value FROM probe')).toEqual([5])
  })

  test('lives elsewhere when its account cannot reach the data folder, and is new with a new one', async () => {
    mkdirSync(inFolder('private'), { mode: 0o700 })
    const dataDir = inFolder('private/data')
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE probe AS SELECT 6 AS value')
    await end(first.child, 'SIGTERM')
    const home = readFileSync(join(dataDir, 'cluster'), 'utf8').trim()
    expect(home).toMatch(/^\/var\/lib\/anseo\/[0-9a-f]{16}$/)
    try {
      const second = await start(dataDir)
      expect(await query(second.url, 'SELECT value FROM probe')).toEqual([6])
      await end(second.child, 'SIGKILL')

      rmSync(dataDir, { recursive: true })
      const third = await start(dataDir)
      expect(third.messages.join()).toMatch(/earlier cluster .* was moved/)
      expect(await query(third.url, "SELECT to_regclass('probe')")).toEqual([null])
      await end(third.child, 'SIGTERM')
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })
})
