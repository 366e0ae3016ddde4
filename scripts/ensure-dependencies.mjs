// Installs what package-lock.json names, when that is missing or has changed. Runs before anything is installed:
// plain JavaScript for any Node from 20 on, without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { withCheckoutLock } from './checkout-lock.mjs'

const MARKER = 'node_modules/.anseo-lock'
const NODE = 'node_modules/node/bin/node'

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Anseo needs Node.js 20 or newer; this is ${process.version}.`)
}
if (!isInstalled()) await withCheckoutLock('install', install)

function install() {
  if (isInstalled()) return
  console.log('Installing the dependencies (npm ci); the first time this takes a minute or two …')
  const began = Date.now()
  npm('ci', '--no-audit', '--no-fund')
  // With install scripts disabled, Node is missing, because a script installs it.
  if (!existsSync(NODE)) npm('rebuild', 'node', '--ignore-scripts=false')
  if (!existsSync(NODE))
    fail(`npm ci did not bring ${NODE}. Run "npm rebuild node --foreground-scripts" to see why.`)
  writeFileSync(MARKER, lockHash())
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

function isInstalled() {
  if (!existsSync(NODE)) return false
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === lockHash()) return true
  if (!matchesLock()) return false
  writeFileSync(MARKER, lockHash())
  return true
}

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
}

/** Returns whether an earlier install matches the lock file: npm records its result in a lock file of its own. */
function matchesLock() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      link ||
      (installed[path] ? installed[path].version === version : optional),
  )
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

function npm(...words) {
  const { status, error } = spawnSync('npm', words, { stdio: 'inherit' })
  if (status !== 0)
    fail(`npm ${words[0]} failed${error ? `: ${error.message}` : ''}. Is the network reachable?`)
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
