import { ChangePassword } from '@anseo/site-kit/cards/change-password'
import Passkeys from '@anseo/site-kit/cards/passkeys'
import SessionList from '@anseo/site-kit/cards/session-list'
import { useSecondFactor } from '@anseo/site-kit/use-second-factor'
import { SecondFactor } from '@anseo/ui/second-factor'
import { Page } from '../../shell/page.tsx'
import { api } from '../../site.ts'
import { OwnRole } from './own-role.tsx'

/** The API client and site with which the account's cards make their calls. */
export const ACCOUNT_CALLS = { api, site: 'admin' } as const

/** `/security`: the admin's role, two-step verification, passkeys, password and devices. */
export function SecurityPage() {
  return <SecurityCards secondFactor={useSecondFactor(ACCOUNT_CALLS)} />
}

/** The cards of the page; until two-step verification is set up, only those that the set-up needs. `secondFactor` holds the recovery codes. */
export function SecurityCards({ secondFactor }: { secondFactor: ReturnType<typeof useSecondFactor> }) {
  return (
    <Page title="Security" className="block">
      <div className="grid max-w-[46rem] gap-5">
        <OwnRole />
        <SecondFactor {...secondFactor} />
        <Passkeys {...ACCOUNT_CALLS} />
        {!secondFactor.state?.owed && (
          <>
            <ChangePassword {...ACCOUNT_CALLS} />
            <SessionList {...ACCOUNT_CALLS} />
          </>
        )}
      </div>
    </Page>
  )
}
