import { useProfile } from '../../queries/profile.ts'

/** The own account and its role in the team. */
export function OwnRole() {
  const { data: admin } = useProfile()
  if (!admin) return null
  return (
    <section className="card pad grid gap-1">
      <h2 className="text-[1.25rem]">Your role: {admin.roleText.name}</h2>
      <p className="muted">{admin.roleText.about}</p>
      <p className="hint">{admin.email}</p>
    </section>
  )
}
