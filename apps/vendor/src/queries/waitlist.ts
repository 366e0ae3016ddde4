import { useRead } from '../site.ts'

export const waitlistKey = ['waitlist']

/** Counts the people who wait for a time of the vendor, by day to come; empty until it has loaded. */
export function useWaiting() {
  const { data } = useRead(waitlistKey, 'GET /api/pro/waitlist', { select: ({ days }) => days })
  return data ?? []
}
