import type { Row } from './row.ts'
import { bookings } from './rows/bookings.ts'
import { browser } from './rows/browser.ts'
import { chat } from './rows/chat.ts'
import { desk } from './rows/desk.ts'
import { diary } from './rows/diary.ts'
import { growth } from './rows/growth.ts'
import { inbox } from './rows/inbox.ts'
import { list } from './rows/list.ts'
import { logins } from './rows/logins.ts'
import { mails } from './rows/mails.ts'
import { overload } from './rows/overload.ts'
import { page } from './rows/page.ts'
import { processes } from './rows/processes.ts'
import { rivals } from './rows/rivals.ts'
import { size } from './rows/size.ts'
import { sockets } from './rows/sockets.ts'
import { start } from './rows/start.ts'

/** The rows of the table, in its order. */
export const ROWS: readonly Row[] = [
  list,
  diary,
  bookings,
  rivals,
  chat,
  inbox,
  page,
  logins,
  mails,
  overload,
  size,
  sockets,
  start,
  browser,
  processes,
  desk,
  growth,
]
