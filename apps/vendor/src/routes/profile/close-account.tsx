import { PageTop } from '../../shell/page-top.tsx'

/** `/profile/close-account`, reached from the profile. */
export function CloseAccountPage() {
  return (
    <>
      <PageTop title="Close your account" />
      <main id="main" tabIndex={-1} />
    </>
  )
}
