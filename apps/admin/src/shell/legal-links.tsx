import { settings } from '../site.ts'

/** The accessibility statement, at the foot of the navigation. */
export const LegalLinks = () => <a href={`${settings.publicUrl}/accessibility`}>Accessibility</a>
