import type { CallName } from '@anseo/contract/calls'
import type { ReactNode } from 'react'
import { useMay } from '../queries/profile.ts'

interface AllowedProps {
  /** The call that the children make. */
  to: CallName
  children: ReactNode
}

/** Shows its children to those whose role may make their call. */
export const Allowed = ({ to, children }: AllowedProps) => (useMay()(to) ? children : null)
