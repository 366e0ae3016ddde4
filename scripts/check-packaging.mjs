// Checks, without a container engine, that image, compose, Kubernetes, monitoring and docs/operating.md know
// the same settings and metrics as the server, and that the manifests fit the schemas of Kubernetes.
import { globSync, readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'

import { readConfig, REQUIRED_IN_PRODUCTION, SETTING_NAMES } from '@anseo/server/platform/config/config'

/** Variables of the nginx templates. */
const NGINX_VARIABLES = ['ANSEO_LISTEN', 'ANSEO_SERVERS', 'HTTPS_PORT']
/** Variables that only Node itself or our tests read. */
const NOT_FOR_OPERATORS = new Set(['NODE_COMPILE_CACHE'])

/** Keys of the payment provider in the form that they have, for nobody's account. */
const FILLED_IN = {
  STRIPE_SECRET_KEY: 'sk_test_nobodys',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobodys',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobodys',
}

const complaints = []
const complain = (text) => complaints.push(text)
const read = (path) => readFileSync(path, 'utf8')

checkDocuments()
checkCompose(parse(read('compose.yaml'), { merge: true }))
checkImage(read('Dockerfile'))
await checkManifests()
checkPlaceholders(parse(read('deploy/kubernetes/secret.example.yaml')).stringData)
checkFigures()

for (const text of complaints) console.error(text)
if (complaints.length > 0) process.exit(1)
console.log(`${SETTING_NAMES.length} settings are known everywhere.`)

/** Checks that the table and .env.example name every setting and nothing else. */
function checkDocuments() {
  for (const path of ['docs/operating.md', '.env.example']) {
    const text = read(path)
    for (const name of SETTING_NAMES) {
      if (!new RegExp(`\\b${name}\\b`).test(text)) complain(`${path} does not name the setting ${name}`)
    }
  }
  for (const [line, value] of read('.env.example').matchAll(/^# [A-Z][A-Z0-9_]*=(.*?)(?: +# .*)?$/gm)) {
    if (/ {2}|^#/.test(value)) complain(`.env.example: the explanation is part of the value in “${line}”`)
  }
  const table = read('docs/operating.md').split('## Settings')[1].split('##')[0]
  const named = new Set(table.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g))
  checkKnown('docs/operating.md', named)
}

function checkCompose({ services }) {
  for (const name of ['app-1', 'app-2']) {
    const settings = Object.keys(services[name].environment)
    checkKnown(`compose.yaml, ${name}`, settings)
    checkComplete(`compose.yaml, ${name}`, settings)
    if (services[name].env_file?.[0].path !== '.env')
      complain(`compose.yaml, ${name}: .env does not reach it`)
    if (!services[name].read_only) complain(`compose.yaml, ${name}: its files can be written`)
  }
  const templates = globSync('deploy/nginx/*.template').map(read).join('\n')
  const variables = [...new Set(templates.match(/(?<=\$\{)\w+(?=\})/g))].toSorted()
  for (const given of [variables, Object.keys(services.proxy.environment).toSorted()]) {
    if (String(given) !== String(NGINX_VARIABLES)) complain(`The nginx templates are filled in with ${given}`)
  }
}

function checkImage(dockerfile) {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))
  for (const line of ['USER node', 'HEALTHCHECK', 'CMD ["node"']) {
    if (!last.includes(`\n${line}`)) complain(`Dockerfile: the image has no ${line}`)
  }
}

/** Checks the manifests against the schemas of Kubernetes, and against each other. */
async function checkManifests() {
  const folder = 'deploy/kubernetes'
  const files = globSync(`${folder}/*.yaml`).filter((path) => !/kustomization|\/secret\.yaml/.test(path))
  const { resources } = parse(read(`${folder}/kustomization.yaml`))
  const written = files.map((path) => path.replace(`${folder}/`, '').replace('.example', ''))
  if (String(written.toSorted()) !== String(resources.toSorted())) complain(`${folder} applies ${resources}`)
  const settings = new Set()
  for (const path of files) {
    for (const manifest of parseAllDocuments(read(path)).map((document) => document.toJS())) {
      const { apiVersion, kind } = manifest
      const { [kind]: Model } = await import(`kubernetes-models/${apiVersion}/${kind}`)
      try {
        new Model(manifest).validate()
      } catch (error) {
        complain(`${path}: ${error.message}`)
      }
      for (const name of Object.keys({ ...manifest.data, ...manifest.stringData })) settings.add(name)
    }
  }
  checkKnown(folder, settings)
  checkComplete(folder, settings)
}

/** Checks that a secret of the example that nobody has filled in stops the start. */
function checkPlaceholders(secrets) {
  for (const [name, value] of Object.entries(secrets)) {
    if (!/^(STRIPE|ENCRYPTION)_/.test(name)) continue
    try {
      readConfig({ ...FILLED_IN, [name]: value })
      complain(`deploy/kubernetes/secret.example.yaml: ${name} is accepted as it is`)
    } catch (error) {
      if (!error.message.includes(name)) throw error
    }
  }
}

/** Checks that operating.md explains every metric, and that panels and rules use only those that exist. */
function checkFigures() {
  const sources = globSync('apps/server/src/**/*.ts', { exclude: ['**/*.test.ts'] }).map(read)
  const metrics = sources.filter((text) => text.includes("from 'prom-client'")).join('\n')
  const own = [...metrics.matchAll(/name: '(\w+)'/g)].map(([, name]) => name)
  const watched = read('docs/operating.md').split('## What to watch')[1]
  for (const name of own) {
    if (!watched.includes(`\`${name}`)) complain(`docs/operating.md does not explain the metric ${name}`)
  }
  const code = sources.join('\n')
  for (const [messages] of watched.matchAll(/^\| “[^|]+/gm)) {
    for (const [, message] of messages.matchAll(/“(.+?)”/g)) {
      if (!code.includes(message)) complain(`docs/operating.md: nothing logs “${message}”`)
    }
  }
  const known = new RegExp(`^(${own.join('|')}|up|nodejs_\\w+|process_\\w+)(_bucket|_count|_sum)?$`)
  const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json'))
  const rules = parse(read('deploy/monitoring/alerts.yaml')).groups.flatMap((group) => group.rules)
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ]
  for (const expression of expressions) {
    // A figure is a word before its labels or range, or alone as an argument.
    for (const [figure] of expression.matchAll(
      /\b[a-z][a-z0-9]*(_[a-z0-9]+)+\b(?=[{[)\s]|$)|\bledger\b|\bup\b/g,
    )) {
      if (!known.test(figure)) complain(`deploy/monitoring asks for ${figure}, which nobody shows`)
    }
  }
}

function checkKnown(place, names) {
  for (const name of names) {
    if (!SETTING_NAMES.includes(name) && !NOT_FOR_OPERATORS.has(name))
      complain(`${place}: nobody reads ${name}`)
  }
}

function checkComplete(place, names) {
  const given = new Set([...names, ...dockerSettings()])
  for (const name of REQUIRED_IN_PRODUCTION) {
    if (!given.has(name)) complain(`${place}: production does not start without ${name}`)
  }
}

function dockerSettings() {
  return read('Dockerfile').match(/(?<=^ENV .*)\b[A-Z_]+(?==)/gm) ?? []
}
