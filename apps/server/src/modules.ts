import { audit } from './modules/audit/module.ts'
import { booking } from './modules/booking/module.ts'
import { catalogue } from './modules/catalogue/module.ts'
import { conversation } from './modules/conversation/module.ts'
import { identity } from './modules/identity/module.ts'
import { money } from './modules/money/module.ts'
import { notifications } from './modules/notifications/module.ts'
import { operations } from './modules/operations/module.ts'
import { privacy } from './modules/privacy/module.ts'
import { trust } from './modules/trust/module.ts'
import { handleRemoveFiles } from './platform/files/remove-files-job.ts'
import type { Bind } from './platform/http/bind.ts'
import { handle, type JobHandler } from './platform/jobs/job.ts'
import type { Sweep } from './platform/jobs/sweeper.ts'
import type { SendMail } from './platform/mail/mail.ts'
import { sendMailJob, sendQueued } from './platform/mail/send-mail-job.ts'
import type { PersonalData } from './platform/personal-data/personal-data.ts'
import { platformData } from './platform/personal-data/platform-data.ts'
import type { Runtime } from './platform/runtime.ts'
import type { ListenerContext, ServerModule } from './platform/server-module.ts'
import type { Subscription } from './platform/unit-of-work/unit-of-work.ts'
import { bindViews } from './views/routes.ts'

/** The modules of the server, the lowest first: each uses those before it alone. */
const MODULES: readonly ServerModule[] = [
  identity,
  audit,
  catalogue,
  booking,
  conversation,
  money,
  trust,
  notifications,
  privacy,
  operations,
]

/** Binds the calls of the modules, and what views compose from several of them. */
export function bindModules(bind: Bind, runtime: Runtime): void {
  for (const { routes } of MODULES) routes(bind, runtime)
  bindViews(bind, runtime)
}

/** Returns the listeners of all modules; the lower module's run first, so that money moves before people are notified. */
export const moduleSubscriptions = (surroundings: ListenerContext): Subscription[] =>
  MODULES.flatMap(({ listeners }) => listeners?.(surroundings) ?? [])

/** Returns the job handlers of all modules. */
export const moduleJobs = (runtime: Runtime, sendMail: SendMail): JobHandler[] => [
  handle(sendMailJob, sendQueued(runtime.clock, sendMail)),
  handleRemoveFiles(runtime),
  ...MODULES.flatMap(({ jobs }) => jobs?.(runtime) ?? []),
]

/** Sweeps of appointments come first: a request that ran out did so before a check or an account ended. */
const SWEPT_FIRST: readonly ServerModule[] = [booking, trust, money]

/** Returns the sweeps of all modules. */
export const moduleSweeps = (runtime: Runtime): Sweep[] =>
  [...new Set([...SWEPT_FIRST, ...MODULES])].flatMap(({ sweeps }) => sweeps?.(runtime) ?? [])

/** The personal data of the platform and of each module, the lowest first. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  platformData,
  ...MODULES.map(({ personalData }) => personalData),
]
