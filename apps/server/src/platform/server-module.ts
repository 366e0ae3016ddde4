import type { SiteAddresses } from './config/site-addresses.ts'
import type { Bind } from './http/bind.ts'
import type { JobHandler } from './jobs/job.ts'
import type { Sweep } from './jobs/sweeper.ts'
import type { MailBrand } from './mail/mail-content.ts'
import type { PersonalData } from './personal-data/personal-data.ts'
import type { Runtime } from './runtime.ts'
import type { LiveSettings } from './settings/live-settings.ts'
import type { Subscription } from './unit-of-work/unit-of-work.ts'

/** A module's contributions to the server. */
export interface ServerModule {
  /** Binds its calls. */
  routes: (bind: Bind, runtime: Runtime) => void
  /** Its listeners to events of lower modules and of its own. */
  listeners?: (context: ListenerContext) => Subscription[]
  /** The handlers of its jobs. */
  jobs?: (runtime: Runtime) => JobHandler[]
  /** Its sweeps, which find and do what is due. */
  sweeps?: (runtime: Runtime) => Sweep[]
  personalData: PersonalData
}

/** The dependencies of listeners; the runtime, which is created from the listeners, is not among them. */
export interface ListenerContext {
  settings: LiveSettings
  brand: MailBrand
  /** Name and address of the sender of emails. */
  mailFrom: string
  publicUrl: string
  addresses: SiteAddresses
}
