// The rules of docs/boundaries.md for dependency-cruiser. Each comment says where the code belongs.
const SERVER = '^apps/server/src'
const MODULES = `${SERVER}/modules`
/** The parts of a module that others may import: its face, its events, and its tables for reading. */
const FACE = [`${MODULES}/[^/]+/(public|events)[.]ts$`, `${MODULES}/[^/]+/tables/`]
const OURS = '^(apps|packages|e2e|bench|resilience|scripts)/'

/** Lowest first. Modules of one floor do not know each other. */
export const FLOORS = [
  ['identity'],
  ['audit'],
  ['catalogue'],
  ['booking'],
  ['conversation', 'money'],
  ['trust'],
  ['notifications'],
  ['privacy', 'operations'],
]

/** Imports that each of our packages is allowed. */
export const PACKAGES = {
  domain: [],
  contract: ['domain'],
  ui: ['domain'],
  'api-client': ['contract', 'domain'],
  'site-kit': ['api-client', 'contract', 'domain', 'ui'],
  'embedded-postgres': [],
  'payment-sandbox': [],
  'test-support': [],
}

/** Privacy is offered the personal data of the other modules: it asks none of them. */
const BELOW_PRIVACY = ['identity', 'audit']

const floorRules = FLOORS.flatMap((floor, level) =>
  floor.map((module) => {
    const below = module === 'privacy' ? BELOW_PRIVACY : FLOORS.slice(0, level).flat()
    return {
      name: module,
      comment:
        `${module} imports ${below.length > 0 ? `only ${below.join(', ')}` : 'no other module'}. What a higher module knows reaches it by ` +
        `an event that it publishes, or the code belongs to the higher module or to a view.`,
      from: { path: `${MODULES}/${module}/` },
      to: { path: `${MODULES}/`, pathNot: `${MODULES}/(${[module, ...below].join('|')})/` },
    }
  }),
)

const serverRules = [
  {
    name: 'public-only',
    comment:
      "Of another module only public.ts, events.ts and tables/ are imported: export a function from its public.ts, or move the code to the module it's about.",
    from: { path: `${MODULES}/([^/]+)/` },
    to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, ...FACE] },
  },
  {
    name: 'public-only-above',
    comment:
      'Views and sites import of a module only public.ts, events.ts and tables/: export a function from its public.ts, or read its tables.',
    from: { path: `${SERVER}/(views|sites)/` },
    to: { path: `${MODULES}/`, pathNot: FACE },
  },
  {
    name: 'platform',
    comment:
      'The platform knows no module, view or site: take a function as an argument, or move the code to the module it is about.',
    from: { path: `${SERVER}/platform/` },
    to: { path: `${SERVER}/(modules|views|sites)/` },
  },
  {
    name: 'views-on-top',
    comment:
      'Views and sites stand above the modules: an answer composed from several modules belongs to views/, what a module needs to the module itself.',
    from: { path: `${MODULES}/` },
    to: { path: `${SERVER}/(views|sites)/` },
  },
  {
    name: 'server',
    comment:
      'The server imports no site, no demo data and no tests: what both need belongs to a package, demo data to apps/demo.',
    from: { path: '^apps/server/' },
    to: { path: OURS, pathNot: ['^apps/server/', '^packages/(?!test-support/|ui/)'] },
  },
  {
    name: 'outside-server',
    comment:
      "Of the server, apps/demo, bench, resilience and scripts import start.ts, app.ts, platform/, tables/ and the modules' public.ts: export what is missing from public.ts.",
    from: { path: '^(apps/demo|bench|resilience|scripts)/' },
    to: {
      path: '^apps/server/',
      pathNot: [
        `${SERVER}/(start|app)[.]ts$`,
        '^apps/server/bundle[.]ts$',
        `${SERVER}/platform/`,
        `${MODULES}/[^/]+/tables/`,
        `${MODULES}/[^/]+/public[.]ts$`,
      ],
    },
  },
]

const packageRules = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `packages/${name}`,
  comment:
    `packages/${name} imports ${allowed.length > 0 ? `of ours only ${allowed.join(', ')}` : 'nothing of ours'}: take a value or a function as ` +
    `an argument, or move the code to the app or the package that may know both.`,
  from: { path: `^packages/${name}/` },
  to: { path: OURS, pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

const otherRules = [
  {
    name: 'domain-alone',
    comment:
      'The domain imports no library and nothing of Node: what needs one belongs to the caller that asks the rule.',
    from: { path: '^packages/domain/src/' },
    to: { pathNot: OURS },
  },
  {
    name: 'api-client-without-react',
    comment: 'The API client has no React: hooks and components belong to packages/ui or to a site.',
    from: { path: '^packages/api-client/' },
    to: { path: 'node_modules/(@types/)?(react|react-dom|react-router|@tanstack/react-query)/' },
  },
  {
    name: 'sites',
    comment: 'Sites import neither each other nor the server: share through a package.',
    from: { path: '^apps/(client|vendor|admin)/' },
    to: { path: '^(apps|e2e|bench|resilience)/', pathNot: '^apps/$1/' },
  },
  {
    name: 'e2e',
    comment:
      'Browser tests speak HTTP and browser: they import nothing of an app. Formats and wire types belong to packages.',
    from: { path: '^e2e/' },
    to: { path: '^apps/' },
  },
  {
    name: 'folders',
    comment:
      'Two folders import each other. Move the file that both need below them, or to the folder that uses it.',
    scope: 'folder',
    from: { path: '^(apps|packages)/' },
    to: { circular: true },
  },
]

/** Rules as dependency-cruiser takes them. */
export const RULES = [...floorRules, ...serverRules, ...packageRules, ...otherRules].map((rule) => ({
  severity: 'error',
  ...rule,
}))

/**
 * Messages of the checks that dependency-cruiser cannot do: find-sibling-cycles.mjs, find-undeclared.mjs,
 * find-foreign-writes.mjs.
 */
export const OWN_COMMENTS = {
  'sibling-folders':
    'Two folders side by side import each other, perhaps by way of a third. Move the file that both need below them, or to the folder that uses it.',
  'foreign-write':
    'Only the module that declares a table writes it: call a function of its public.ts, or export from there its fragment of the statement.',
  undeclared: 'The nearest package.json does not declare this package: declare it, or do without.',
}
