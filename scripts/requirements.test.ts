import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const COMMAND = resolve('scripts/requirements.mjs')
const SMALL_PROJECT = {
  'docs/requirements/specification.md': '- 2.1 / is home\n',
  'docs/requirements/asvs.md': '- 1.1.1 **First**: done\n- 1.1.2–17.3.2 **The rest**: not used (no test)\n',
  'docs/security/logging.md': '',
  'apps/client/app/home.tsx': '// implements: §2.1\n',
  'apps/client/app/home.test.ts': "// covers: ASVS 1.1.1\ntest('a', () => {})\n",
  'e2e/home.test.ts': "import 'x'\n// covers: §2.1\ntest('home', async ({ page }) => {})\n",
  'e2e/node_modules/other/b.test.ts': '// covers: §9.9\n',
}

/** A busy machine takes its time to start a program. */
const patience = { timeout: 60_000 }

/** Runs the command on a project that has these files. */
function run(files: Record<string, string>, ...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'anseo-requirements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stderr, read: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

test('a project that names every requirement passes, and its documents are written', patience, () => {
  const { status, stderr, read } = run(SMALL_PROJECT, '--write')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(read('docs/specification.md')).toContain(
    '| 2.1 | / is home | `apps/client/app/home.tsx` | `e2e/home.test.ts:2 › home` |',
  )
  expect(read('docs/security/asvs.md')).toContain(
    '| 1.1.1 | 2 | **First**: done | `apps/client/app/home.test.ts:1 › a` |',
  )
})

test('a requirement whose test is gone fails the check', patience, () => {
  const { status, stderr } = run({ ...SMALL_PROJECT, 'e2e/home.test.ts': '' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'docs/requirements/specification.md:1 2.1: no test of npm test covers it\n',
  })
})
