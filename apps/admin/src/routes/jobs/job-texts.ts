import type { ReplyTo } from '@anseo/contract/calls'
import type { JobSearch } from '../../queries/jobs.ts'

/** The orders of the list. */
export const ORDERS = {
  soonest: 'Due first',
  latest: 'Due last',
  task: 'By kind',
  'task-desc': 'By kind, last first',
  attempts: 'Most attempts first',
  'attempts-asc': 'Fewest attempts first',
} as const

/** Texts of each kind of job; a kind without one shows its name. */
const TASKS: Record<string, string> = {
  'send-mail': 'Send an email',
  'tell-booked': 'Notify of new bookings',
  'tell-waiting': 'Tell of free times',
  'mail-announcement': 'Email an announcement',
  'send-push': 'Send a push notification',
  'push-announcement': 'Push an announcement',
  'mail-link': 'Email a link',
  'settle-payment': 'Check a payment',
  'cancel-intent': 'Cancel a payment',
  'issue-refund': 'Send a refund',
  'check-refund': 'Check a refund',
  'issue-payout': 'Send a payout',
  'check-payout-account': 'Check a payout account',
  'check-dispute': 'Check a dispute',
  'send-evidence': 'Send evidence to the bank',
}

/** Returns the text of a kind of job, or its name. */
export const taskText = (task: string): string => TASKS[task] ?? task

/** Returns the choices of the filter by kind; the chosen kind stays among them when its last job is gone. */
export const kindOptions = (
  tasks: ReplyTo<'GET /api/admin/jobs'>['tasks'],
  chosen: string,
): Record<string, string> => ({
  ...Object.fromEntries(tasks.map(({ task, count }) => [task, `${taskText(task)} (${count})`])),
  ...(chosen && !tasks.some(({ task }) => task === chosen) && { [chosen]: `${taskText(chosen)} (0)` }),
})

/** Says that there are no jobs of a state, or of a kind in it. */
export function emptyText({ state, task }: JobSearch): string {
  if (task) return 'No jobs of this kind in this state.'
  return state === 'failed' ? 'No failed jobs.' : 'No jobs in this state.'
}
