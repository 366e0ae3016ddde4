import type { Speciality } from '@anseo/domain/specialities'
import { useSettings } from '../root.tsx'

/** Returns whether clients of such a vendor can withdraw by law within 14 days of booking (D9). */
export const useWithdrawable = ({ speciality }: { speciality: Speciality }): boolean =>
  useSettings().statutoryCancellation.includes(speciality)
