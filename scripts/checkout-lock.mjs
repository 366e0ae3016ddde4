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
  let isAnnounced = false
  while (!take(path)) {
    if (removeStale(path)) continue
    if (!isAnnounced) console.log(`Waiting for another ${name} to finish …`)
    isAnnounced = true
    await pause(200)
  }
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(path) {
  const own = `${path}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes the lock of a process that is gone; returns whether it did. */
function removeStale(path) {
  const holder = readHolder(path)
  if (holder === undefined || isAlive(holder)) return false
  // The lock is moved first and then checked again, because it may have been taken over in between.
  const moved = `${path}.${process.pid}.stale`
  try {
    renameSync(path, moved)
  } catch {
    return true
  }
  if (readHolder(moved) !== holder) linkSync(moved, path)
  rmSync(moved, { force: true })
  return true
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
