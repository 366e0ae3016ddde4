// Lets one process at a time install into, or build in, this checkout. Runs on any Node from 20 on.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs the work while no other process runs work of this name; waits for one that does.
 * The lock of a process that is gone is taken over.
 */
export async function withCheckoutLock(name, work) {
  mkdirSync('.cache', { recursive: true })
  const path = `.cache/${name}.lock`
  let told = false
  while (!take(path)) {
    if (!told) console.log(`Waiting for another process that does the same (${name}) …`)
    told = true
    await pause(200)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path) {
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    removeStale(path, mine)
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

function removeStale(path, mine) {
  const holder = readHolder(path)
  if (holder === undefined || isAlive(holder)) return
  // Moved first, then looked at again: it may have been taken over in between.
  try {
    renameSync(path, `${mine}.stale`)
  } catch {
    return
  }
  if (readHolder(`${mine}.stale`) !== holder) linkSync(`${mine}.stale`, path)
  rmSync(`${mine}.stale`, { force: true })
}

function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
