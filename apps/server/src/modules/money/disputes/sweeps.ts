import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { resumeClosing } from './accept-loss.ts'
import { resumeEvidence } from './submit-evidence.ts'
import { remindOfEvidence } from './remind-of-evidence.ts'

/** Returns the sweeps that look after disputes without an answer, and evidence and accepted losses whose job is lost. */
export const disputeSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'remind of evidence', run: () => remindOfEvidence(runtime) },
  { name: 'resume closing of disputes', run: () => resumeClosing(runtime) },
  { name: 'resume evidence', run: () => resumeEvidence(runtime) },
]
