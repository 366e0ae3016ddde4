// Checks that documents tell the truth about the repository: paths, links, commands and decisions that they name exist,
// and every decision has its form and its line in docs/decisions/README.md.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parse } from 'yaml'

const NOT_OURS = /(^|\/)(node_modules|build|dist|\.cache|\.data|\.cluster|\.react-router|test-results)$/
/** Written by commands or by the operator, so not in the repository. */
const GENERATED = new Set([
  'apps/demo/build',
  'apps/server/build',
  'apps/server/build/server',
  'docs/specification.md',
  'docs/security/asvs.md',
  'certificate.pem',
  'key.pem',
  'secret.yaml',
])
/** Media types, networks, folders of a run. */
const NOT_A_FILE = /^(application|text|image|\d[\d.]*|\.data|\.cluster)\//
const MAX_DECISION_LINES = 36
/** The specification is not ours; the changelog and the results of the benchmark speak of earlier states. */
const UNCHECKED = /^docs\/specification\/|^CHANGELOG\.md$|^bench\/RESULTS\.md$/

const PATH =
  /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|m[jt]s|sql|ya?ml|md|json|conf|txt|tsv|template)|[\w.-]+(?:\/[\w.-]+)+)\/?`/g
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g

const entries = globSync('{.*,.github/**,*,{apps,bench,deploy,docs,e2e,packages,resilience,scripts}/**}', {
  exclude: (path) => NOT_OURS.test(path),
}).map((path) => normalize(path))
const documents = entries.filter((path) => path.endsWith('.md') && !UNCHECKED.test(path))
const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
const commands = JSON.parse(readFileSync('package.json', 'utf8')).scripts

const complaints = []
for (const path of documents) checkDocument(path, readFileSync(path, 'utf8'))
checkDecisions()
checkMap()
for (const path of entries.filter((path) => /\.(tsx?|m[jt]s|css|sql)$/.test(path))) {
  checkNumbers(path, readFileSync(path, 'utf8'))
}

for (const text of complaints) console.error(text)
if (complaints.length > 0) process.exit(1)
console.log(`${documents.length} documents name only what exists.`)

function checkDocument(path, text) {
  for (const [, named] of text.matchAll(PATH)) {
    if (NOT_A_FILE.test(named) || GENERATED.has(named)) continue
    const exists = entries.some((entry) => entry === named || entry.endsWith(`/${named}`))
    if (!exists) complaints.push(`${path}: there is no ${named}`)
  }
  for (const [, target, anchor] of text.matchAll(LINK)) checkLink(path, target, anchor)
  for (const [, name] of text.matchAll(/npm run ([\w:]+)/g)) {
    if (!commands[name]) complaints.push(`${path}: there is no command npm run ${name}`)
  }
  for (const [, run, names = run] of text.matchAll(
    /docker compose (?:exec( +[\w-]+)|(?:restart|start|stop|up)((?: +[\w-]+)+))/g,
  )) {
    for (const name of names.split(' ').filter((word) => word && !word.startsWith('-'))) {
      if (!services[name]) complaints.push(`${path}: compose.yaml has no service ${name}`)
    }
  }
  checkNumbers(path, text)
}

function checkLink(path, target, anchor) {
  const file = target ? normalize(join(dirname(path), target)) : path
  if (!entries.includes(file)) return complaints.push(`${path}: the link to ${target} leads nowhere`)
  if (anchor && !anchorsOf(file).has(anchor)) complaints.push(`${path}: ${file} has no heading #${anchor}`)
}

/** Returns the anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path) {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)
  return new Set(
    Array.from(headings, ([, text]) =>
      text
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function checkNumbers(path, text) {
  for (const [, number] of text.matchAll(/\b[Dd]ecision (\d{3})\b/g)) {
    if (!entries.some((entry) => entry.startsWith(`docs/decisions/${number}-`))) {
      complaints.push(`${path}: there is no decision ${number}`)
    }
  }
}

/** Checks that the map of the modules has every view. */
function checkMap() {
  const [, map] = /^  views\["(.+)"\]$/m.exec(readFileSync('docs/architecture.md', 'utf8'))
  for (const entry of entries) {
    const [, view] = /^apps\/server\/src\/views\/([\w-]+)$/.exec(entry) ?? []
    if (view && !map.includes(view.replace('-', ' '))) {
      complaints.push(`docs/architecture.md: the map lacks views/${view}`)
    }
  }
}

function checkDecisions() {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  for (const path of entries.filter((path) => /^docs\/decisions\/\d/.test(path))) {
    const text = readFileSync(path, 'utf8')
    const headings = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) => heading)
    if (String(headings) !== 'Context,Decision,Consequences' || !/^Date: .+\nStatus: /m.test(text)) {
      complaints.push(`${path}: a decision has date, status, context, decision and consequences`)
    }
    if (text.split('\n').length > MAX_DECISION_LINES)
      complaints.push(`${path}: a decision is at most half a page`)
    if (!index.includes(`(${path.slice('docs/decisions/'.length)})`))
      complaints.push(`${path}: the index lacks it`)
  }
}
