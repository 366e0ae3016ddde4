// The steps of `npm test` and `npm run test:deep`, ordered so that failures show as early as possible.
import { playwright, vitest } from './runners.mjs'

const FAR_ZONES = ['America/Los_Angeles', 'Pacific/Kiritimati']
const ZONES = ['UTC', 'Europe/Dublin', 'Asia/Kolkata', ...FAR_ZONES]
const script = (name) => ['npm', ['run', '--silent', name]]

/** Checks have no tests of their own; they run in parallel to the tests. */
const CHECKS = [
  { name: 'Lint', command: script('lint') },
  { name: 'Boundaries', command: script('boundaries') },
  {
    name: 'Packaging',
    command: ['node', ['--disable-warning=ExperimentalWarning', 'scripts/check-packaging.mjs']],
  },
  { name: 'Documents', command: ['node', ['scripts/check-documents.mjs']] },
  { name: 'Requirements', command: ['node', ['scripts/requirements.mjs']] },
  { name: 'Unused code', command: script('unused') },
  { name: 'Format', command: script('format:check') },
  { name: 'Types', command: script('typecheck') },
].map((check) => ({ ...check, part: 'checks', parallel: true }))

/** Lint by types takes as long as the type check, so `npm test` leaves it to the deep tests. */
const LINT_BY_TYPES = {
  name: 'Lint by types',
  part: 'checks',
  parallel: true,
  command: script('lint:types'),
  // Collecting garbage less often than Go's default saves a sixth of the time.
  environment: { GOGC: '400' },
}

const SITES = { name: 'Sites', part: 'sites', parallel: true, command: ['node', ['scripts/build-sites.mjs']] }

/** Steps of `npm test`; the seed decides the order of files. */
export const stepsOfTest = ({ shard, seed }) => [
  ...CHECKS,
  SITES,
  { name: 'Domain and unit', part: 'unit', ...vitest(['domain', 'unit'], { seed }) },
  ...FAR_ZONES.map((zone) => ({
    name: `Time in ${zone}`,
    part: 'zones',
    ...vitest(['zones'], { zone, seed }),
  })),
  { name: 'Server', part: 'server', needs: ['services'], ...vitest(['server'], { seed }) },
  {
    name: 'Browser',
    part: 'browser',
    needs: ['chromium'],
    after: SITES.name,
    ...playwright('browser', { shard }),
  },
]

/** Steps of `npm run test:deep`. */
export const stepsOfDeep = ({ shard, seed }) => [
  SITES,
  LINT_BY_TYPES,
  ...ZONES.map((zone) => ({
    name: `Domain in ${zone}`,
    part: 'domain',
    ...vitest(['domain'], { zone, seed }),
  })),
  ...FAR_ZONES.map((zone) => ({
    name: `Server in ${zone}`,
    part: 'zones',
    needs: ['services'],
    ...vitest(['server-time'], { zone, seed }),
  })),
  { name: 'Server', part: 'server', needs: ['services'], ...vitest(['server-deep'], { seed }) },
  { name: 'Resilience', part: 'resilience', after: SITES.name, ...vitest(['resilience'], { seed }) },
  ...FAR_ZONES.map((zone) => ({
    name: `Main path in ${zone}`,
    part: 'zones',
    needs: ['chromium'],
    after: SITES.name,
    ...playwright('browser', { zone, files: ['main-path.test.ts'] }),
  })),
  {
    name: 'Browser',
    part: 'browser',
    needs: ['chromium', 'services', 'firefox'],
    after: SITES.name,
    ...playwright('browser-deep', { shard }),
  },
]
