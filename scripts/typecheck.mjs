// Type-checks every workspace that has a tsconfig, one after the other, and fails if any of them does.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

const projects = globSync([
  'apps/*',
  '{apps,packages}/*/service-worker',
  'packages/*',
  'e2e',
  'bench',
  'resilience',
]).filter((folder) => existsSync(`${folder}/tsconfig.json`))
// The routes of the client site are typed by what the router writes from them.
const typegen = ['../../node_modules/.bin/react-router', 'typegen']
let failed = spawnSync(process.execPath, typegen, { cwd: 'apps/client', stdio: 'inherit' }).status !== 0
for (const project of projects.toSorted()) {
  const { status } = spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
