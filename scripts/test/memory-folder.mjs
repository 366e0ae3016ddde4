// Finds a folder in memory for what tests write. A database is copied from a template of 800 files for each server under
// test, which takes a third of the system's time of these tests on a disk.
import { readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/** @returns {string | undefined} the folder, where there is one with room in which programs can run (containers often have 64 MB) */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    if (bavail * bsize < NEEDED_BYTES || !runsPrograms(FOLDER)) return undefined
    return FOLDER
  } catch {
    return undefined
  }
}

function runsPrograms(folder) {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const [, , type, flags = ''] = mounts.findLast((mount) => mount.split(' ')[1] === folder)?.split(' ') ?? []
  return type === 'tmpfs' && !flags.split(',').includes('noexec')
}
