import type { ReactNode } from 'react'
import { Hills } from './hills.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { Logo } from './logo.tsx'
import { Street } from './street.tsx'
import type { StreetDoor } from './street.tsx'

type AuthShellProps = {
  brand: string
  home: LinkElement
  /** Three doors; the middle one carries the fitting object of the page. */
  doors: readonly StreetDoor[]
  /** The panel's big line and the sentence below it. */
  slogan: ReactNode
  motto: string
  /** The form with its heading. */
  children: ReactNode
  /** The line at the foot of the form. */
  terms?: ReactNode
}

/** Login, sign-up, verify, resend, forgot and reset: form left and a street of doors right, on phones a band of doors above. */
export function AuthShell(props: AuthShellProps) {
  const { brand, home, doors, slogan, motto, children, terms } = props
  const logo = <Logo name={brand.toLowerCase()} />
  return (
    <main className="auth" id="main" tabIndex={-1}>
      <div className="auth-form">
        <Linked link={home} className="home" aria-label={`${brand}, home`}>
          {logo}
        </Linked>
        <div className="hero auth-band">
          <Hills near={false} />
          <span className="sun" />
          <Linked link={home} aria-label={`${brand}, home`}>
            {logo}
          </Linked>
          <Street doors={doors} />
        </div>
        <div className="in">{children}</div>
        {terms && <p className="hint terms">{terms}</p>}
      </div>
      <aside className="hero auth-art" aria-hidden="true">
        <Hills />
        <span className="sun" />
        <div className="said">
          <p className="display">{slogan}</p>
          <p>{motto}</p>
        </div>
        <Street doors={doors} />
      </aside>
    </main>
  )
}
