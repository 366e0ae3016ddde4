// Type-checks every workspace that has a tsconfig, one after the other, and fails if any of them does.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

const projects = globSync(['apps/*', 'packages/*', 'e2e']).filter((folder) =>
  existsSync(`${folder}/tsconfig.json`),
)
let failed = false
for (const project of projects.toSorted()) {
  const { status } = spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
