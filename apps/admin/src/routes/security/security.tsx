import { SecondFactor } from '@anseo/ui/second-factor'
import { useOwnSecondFactor } from '../../queries/second-factor.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { ChangePassword } from './change-password.tsx'
import { OwnRole } from './own-role.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** `/security`: the own role, the second step of the login, passkeys, the own password and devices. */
export function SecurityPage() {
  return <SecurityCards secondFactor={useOwnSecondFactor()} />
}

/** The cards of the page, until there is a second step those by which it is set up; `secondFactor` has the recovery codes. */
export function SecurityCards({ secondFactor }: { secondFactor: ReturnType<typeof useOwnSecondFactor> }) {
  return (
    <>
      <PageTop title="Security" />
      <main id="main" tabIndex={-1}>
        <div className="grid max-w-[46rem] gap-5">
          <OwnRole />
          <SecondFactor {...secondFactor} />
          <OwnPasskeys />
          {!secondFactor.state?.owed && (
            <>
              <ChangePassword />
              <OwnSessions />
            </>
          )}
        </div>
      </main>
    </>
  )
}
