import { useRead } from '../site.ts'

/** Loads the retention periods and the deletions of the job's last 30 days, newest first. */
export const useRetention = () => useRead(['retention'], 'GET /api/admin/retention')
