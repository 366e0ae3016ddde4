import { handle } from '../../platform/jobs/job.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { mailLinkTo } from './accounts/mail-link.ts'
import { bindConsents } from './consents/routes.ts'
import { mailLinkJob, mailLoginCodeJob, renderAttachedPhotoJob } from './events.ts'
import { mailLoginCode } from './login-codes/request-code.ts'
import { bindAccounts } from './login/routes.ts'
import { bindPasskeys } from './passkeys/routes.ts'
import { identityData } from './personal-data.ts'
import { renderAttachedPhoto } from './photos/render-attached-photo.ts'
import { bindSecondFactor } from './second-factor/routes.ts'

/** Accounts, logins and consents. */
export const identity: ServerModule = {
  routes: (bind, runtime) => {
    bindAccounts(bind, runtime)
    bindSecondFactor(bind, runtime)
    bindPasskeys(bind, runtime)
    bindConsents(bind, runtime)
  },
  jobs: (runtime) => [
    handle(mailLinkJob, (payload, run) => mailLinkTo(runtime, payload, run)),
    handle(mailLoginCodeJob, (payload, run) => mailLoginCode(runtime, payload, run)),
    handle(renderAttachedPhotoJob, (payload) => renderAttachedPhoto(runtime, payload)),
  ],
  personalData: identityData,
}
