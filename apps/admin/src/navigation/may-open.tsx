import type { ReactNode } from 'react'
import { useMayOpen } from './use-may-open.ts'

interface MayOpenProps {
  /** The address that the children lead to. */
  to: string
  children: ReactNode
}

/** Shows a button or link only to admins whose role may open its address. */
export const MayOpen = ({ to, children }: MayOpenProps) => (useMayOpen()(to) ? children : null)
