// Builds the sites, the email templates and the program of `npm start`, each when its sources have changed.
// `node scripts/build-sites.mjs mails` builds only the named parts.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

import { withCheckoutLock } from './checkout-lock.mjs'
import { compressAssets } from './compress-assets.mjs'
import { BUILT_SERVER } from './server-program.mjs'

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json']
const MAIL_SOURCES = [
  'apps/server/src/platform/mail/mail-content.ts',
  'apps/server/src/platform/mail/templates',
  'apps/server/vite.config.ts',
  'package-lock.json',
]
const SERVER_SOURCES = [
  'apps/server/src',
  'apps/server/bundle.ts',
  'packages/api-client',
  'packages/contract',
  'packages/domain',
  'packages/embedded-postgres',
  'packages/payment-sandbox',
  'package-lock.json',
]
const SITES = [
  {
    name: 'client',
    folder: 'apps/client',
    sources: ['apps/client', ...SHARED],
    command: ['react-router', 'build'],
    output: 'apps/client/build/server/index.js',
    assets: 'apps/client/build/client/assets',
  },
  {
    name: 'vendor',
    folder: 'apps/vendor',
    sources: ['apps/vendor', ...SHARED],
    command: ['vite', 'build'],
    output: 'apps/vendor/dist/index.html',
    assets: 'apps/vendor/dist/assets',
  },
  {
    name: 'admin',
    folder: 'apps/admin',
    sources: ['apps/admin', ...SHARED],
    command: ['vite', 'build'],
    output: 'apps/admin/dist/index.html',
    assets: 'apps/admin/dist/assets',
  },
  {
    name: 'mails',
    folder: 'apps/server',
    sources: MAIL_SOURCES,
    command: ['vite', 'build'],
    output: 'apps/server/build/mail-templates.js',
  },
  {
    name: 'demo',
    folder: 'apps/demo',
    sources: ['apps/demo/src', 'apps/demo/vite.config.ts', ...SERVER_SOURCES],
    command: ['vite', 'build'],
    output: BUILT_SERVER,
  },
  {
    name: 'server',
    folder: 'apps/server',
    sources: SERVER_SOURCES,
    command: ['vite', 'build', '--config', 'vite.server.config.ts'],
    output: 'apps/server/build/server/main.js',
    // Only the image runs it.
    onlyNamed: true,
  },
]
const wanted = process.argv.slice(2)
const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router'])

if (staleSites().length > 0) await withCheckoutLock('build', buildStaleSites)

async function buildStaleSites() {
  const results = await Promise.all(staleSites().map(build))
  if (results.includes(false)) process.exit(1)
}

function staleSites() {
  return SITES.filter(
    ({ name, folder, onlyNamed }) => isWanted(name, onlyNamed) && existsSync(`${folder}/vite.config.ts`),
  )
    .map((site) => ({ ...site, files: site.sources.flatMap(listFiles) }))
    .filter(isStale)
}

function isWanted(name, onlyNamed = false) {
  return wanted.includes(name) || (wanted.length === 0 && !onlyNamed)
}

/**
 * Sizes and times tell quickly that nothing has changed; where they differ (a checkout sets new times) the contents
 * decide.
 */
function isStale({ name, files, output }) {
  const built = readRecord(name)
  if (!built || !existsSync(output)) return true
  const stamps = hashStamps(files)
  if (built.stamps === stamps) return false
  if (built.contents !== hashContents(files)) return true
  writeRecord(name, { ...built, stamps })
  return false
}

async function build({ name, folder, command: [program, ...words], assets, files }) {
  const began = Date.now()
  console.log(`Building: ${name} …`)
  const record = { stamps: hashStamps(files), contents: hashContents(files) }
  const builder = spawn(process.execPath, [`${process.cwd()}/node_modules/.bin/${program}`, ...words], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, complaints, [code]] = await Promise.all([
    text(builder.stdout),
    text(builder.stderr),
    once(builder, 'exit'),
  ])
  if (code !== 0) {
    console.error(`${output}${complaints}\nBuild failed: ${name}`)
    return false
  }
  if (assets) await compressAssets(assets)
  writeRecord(name, record)
  console.log(`Built: ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  return true
}

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
    .toSorted()
}

function hashStamps(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function hashContents(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

function readRecord(name) {
  try {
    return JSON.parse(readFileSync(`.cache/sites/${name}.json`, 'utf8'))
  } catch {
    return undefined
  }
}

function writeRecord(name, record) {
  mkdirSync('.cache/sites', { recursive: true })
  writeFileSync(`.cache/sites/${name}.json`, JSON.stringify(record))
}
