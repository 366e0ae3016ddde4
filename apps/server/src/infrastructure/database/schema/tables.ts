// Every table in one object, for drizzle's query builder and its migration generator.
export { account, client, mailLink, session } from './accounts.ts'
export { appointment } from './appointments.ts'
export { caughtMail } from './mailbox.ts'
export { message } from './messages.ts'
export { notice } from './notices.ts'
export { payment, refund } from './payments.ts'
export { keptReply } from './replies.ts'
export { timeOff, vendor } from './vendors.ts'
