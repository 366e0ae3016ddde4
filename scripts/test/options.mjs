// Parses the arguments of `npm test --`.
import { parseArgs } from 'node:util'

import { fail } from '../debian-packages.mjs'

const USAGE = `npm test                        everything that must be green
npm run test:deep               what takes longer: more zones, sizes, browsers, random histories
npm test -- <file…>             those files; folders and parts of names, too
npm test -- -t <title> [file…]  the tests whose title holds this
npm test -- --only <part,…>     a part: checks, unit, zones, server, sites, browser; deep also domain, resilience
            --shard <n>/<all>   one of equal parts of the browser tests
            --seed <number>     the order in which files run (it is printed)`

/** @returns the options of a run; prints the usage and ends the process when they are invalid. */
export function readOptions(words) {
  const { values, positionals } = parse(words)
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  if (values.shard && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
    fail(`--shard is given like 1/4.\n\n${USAGE}`)
  if (values.seed && !/^\d+$/.test(values.seed)) fail(`--seed is a number.\n\n${USAGE}`)
  return {
    deep: values.deep,
    only: values.only?.split(','),
    shard: values.shard,
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    title: values.title,
    files: positionals,
  }
}

function parse(words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        deep: { type: 'boolean', default: false },
        only: { type: 'string' },
        shard: { type: 'string' },
        seed: { type: 'string' },
        title: { type: 'string', short: 't' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    fail(`${error.message}\n\n${USAGE}`)
  }
}
