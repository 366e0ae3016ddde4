import { DAY_MS, HOUR_MS, MINUTE_MS } from '@anseo/domain/duration'
import {
  ADMIN_SESSION_ABSOLUTE_HOURS,
  ADMIN_SESSION_IDLE_MINUTES,
  SESSION_ABSOLUTE_DAYS,
  SESSION_IDLE_DAYS,
} from '@anseo/domain/limits'
import type { Role } from '@anseo/domain/role'

const MEMBER = { idleMs: SESSION_IDLE_DAYS * DAY_MS, absoluteMs: SESSION_ABSOLUTE_DAYS * DAY_MS }
const ADMIN = {
  idleMs: ADMIN_SESSION_IDLE_MINUTES * MINUTE_MS,
  absoluteMs: ADMIN_SESSION_ABSOLUTE_HOURS * HOUR_MS,
}

interface SessionTimes {
  role: Role
  createdAt: Date
  lastUsedAt: Date
}

/**
 * Returns the instants by which the sessions of a role are over (A1): a session that was last used by `usedBy`, or
 * opened by `openedBy`.
 */
export function sessionLimits(role: Role, now: Date): { usedBy: Date; openedBy: Date } {
  const { idleMs, absoluteMs } = role === 'admin' ? ADMIN : MEMBER
  return { usedBy: new Date(now.getTime() - idleMs), openedBy: new Date(now.getTime() - absoluteMs) }
}

/** Returns whether a session is over: unused for too long, or too old however much it is used (A1). */
export function isExpired({ role, createdAt, lastUsedAt }: SessionTimes, now: Date): boolean {
  const { usedBy, openedBy } = sessionLimits(role, now)
  return lastUsedAt <= usedBy || createdAt <= openedBy
}
