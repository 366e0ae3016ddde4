/** What each kind of job does, for people; one that is not here goes by its name. */
const TASKS: Record<string, string> = {
  'send-mail': 'Send a mail',
  'mail-announcement': 'Mail an announcement',
  'send-push': 'Push to a browser',
  'push-announcement': 'Push an announcement',
  'mail-link': 'Mail a link',
  'settle-payment': 'Look after a payment',
  'cancel-intent': 'Cancel a payment',
  'issue-refund': 'Send a refund',
  'check-refund': 'Look after a refund',
  'issue-payout': 'Send a payout',
  'check-payout-account': 'Check a payout account',
  'check-dispute': 'Look after a dispute',
}

export const taskText = (task: string): string => TASKS[task] ?? task
