// Chooses the steps of a run by its options.

import { fail } from '../debian-packages.mjs'
import { stepsOfDeep, stepsOfTest } from './steps.mjs'

/** Returns the steps of a command, or the parts of them that `only` names. */
export function chooseSteps({ deep, only, shard, seed }) {
  const all = deep ? stepsOfDeep({ shard, seed }) : stepsOfTest({ shard, seed })
  console.log(`Files run in the order of --seed ${seed}.`)
  if (!only) return all
  const parts = [...new Set(all.map(({ part }) => part))]
  const unknown = only.filter((part) => !parts.includes(part))
  if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`)
  const chosen = new Set(all.filter(({ part }) => only.includes(part)))
  for (const { after } of chosen) if (after) chosen.add(all.find(({ name }) => name === after))
  return all.filter((step) => chosen.has(step))
}
