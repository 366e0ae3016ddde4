import { ChangePassword } from '@anseo/site-kit/cards/change-password'
import Passkeys from '@anseo/site-kit/cards/passkeys'
import SessionList from '@anseo/site-kit/cards/session-list'
import { useSecondFactor } from '@anseo/site-kit/use-second-factor'
import { SecondFactor } from '@anseo/ui/second-factor'
import { Page } from '../../shell/page.tsx'
import { api } from '../../site.ts'

const CALLS = { api, site: 'pro' } as const

/** `/security`: two-step verification, passkeys, password and devices. */
export function SecurityPage() {
  const secondFactor = useSecondFactor(CALLS)
  return (
    <Page title="Security">
      <div className="grid max-w-[46rem] gap-5">
        <SecondFactor {...secondFactor} />
        <Passkeys {...CALLS} />
        <ChangePassword {...CALLS} />
        <SessionList {...CALLS} />
      </div>
    </Page>
  )
}
