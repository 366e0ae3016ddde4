import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NO_PICTURE_KEY, openFolder } from './file-store.ts'

let home: string
let folder: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'anseo-files-'))
  folder = join(home, 'files')
})
afterEach(() => rm(home, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const document = 'passport.paper'

test('a new folder and all that is put into it are open to their owner alone', async () => {
  const before = process.umask(0)
  try {
    const files = await openFolder(folder)
    await files.put(document, Buffer.from('secret'))
    expect(await modeOf(folder)).toBe('700')
    expect(await modeOf(join(folder, document))).toBe('600')
    expect(await modeOf(join(folder, NO_PICTURE_KEY))).toBe('600')
    expect(await files.open(document)).toMatchObject({ size: 6 })
  } finally {
    process.umask(before)
  }
})

test('what an earlier release left open is closed at the start, and still read', async () => {
  await mkdir(folder, { mode: 0o755 })
  await writeFile(join(folder, document), 'secret', { mode: 0o644 })
  const part = join(folder, `${document}.1.part`)
  await writeFile(part, 'sec')
  await chmod(part, 0o666)
  const outside = join(home, 'outside')
  await writeFile(outside, 'not ours', { mode: 0o644 })
  await symlink(outside, join(folder, 'link'))
  const files = await openFolder(folder)
  expect(await modeOf(folder)).toBe('700')
  expect(await modeOf(join(folder, document))).toBe('600')
  expect(await modeOf(part)).toBe('600')
  expect(await modeOf(outside)).toBe('644')
  expect(await files.open(document)).toMatchObject({ size: 6 })
  expect(await readFile(join(folder, document), 'utf8')).toBe('secret')
})

test('several processes may open it at once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => openFolder(folder)))
  await Promise.all(all.map((files, n) => files.put(`${n}.webp`, Buffer.from('x'))))
  expect(await all[0]!.open('7.webp')).not.toBeNull()
})

describe.runIf(process.getuid?.() === 0)('under root', () => {
  test('what is in the data folder of somebody else is theirs', async () => {
    await chown(home, 1, 1)
    await mkdir(folder)
    await writeFile(join(folder, document), 'secret')
    const files = await openFolder(folder)
    await files.put('new.webp', Buffer.from('x'))
    for (const path of [folder, join(folder, document), join(folder, 'new.webp')]) {
      expect(await stat(path)).toMatchObject({ uid: 1, gid: 1 })
    }
  })
})
