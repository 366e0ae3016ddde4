import { PageTop } from '../../shell/page-top.tsx'

/** `/profile/data`, reached from the profile. */
export function YourDataPage() {
  return (
    <>
      <PageTop title="Download your data" />
      <main id="main" tabIndex={-1} />
    </>
  )
}
