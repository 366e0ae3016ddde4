import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')

/** Builds the templates of the mails, if they changed, before the first test imports the server. */
export default function buildMailTemplates(): void {
  execFileSync(process.execPath, ['scripts/build-sites.mjs', 'mails'], { cwd: ROOT, stdio: 'inherit' })
}
