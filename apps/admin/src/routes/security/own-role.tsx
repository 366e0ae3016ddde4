import { Link } from 'react-router'
import { useProfile } from '../../queries/profile.ts'
import { settings } from '../../site.ts'

/** Shows the signed-in admin's account and role in the team. */
export function OwnRole() {
  const { data: admin } = useProfile()
  if (!admin) return null
  return (
    <section className="card pad grid gap-1">
      <h2 className="text-[1.25rem]">Your role: {admin.roleText.name}</h2>
      <p className="muted">{admin.roleText.about}</p>
      <p className="hint">{admin.email}</p>
      {settings.singleSignOn && (
        <p className="hint">
          You have no password if you joined by single sign-on.{' '}
          <Link className="link" to="/forgot-password">
            Choose one
          </Link>{' '}
          to set up two-step verification.
        </p>
      )}
    </section>
  )
}
