import { useRead, useReadPages } from './use-read.ts'

const PAGE = 20

/** Loads the client's receipts, of one appointment or of all, newest first, page by page. */
export const useReceipts = (appointmentId: string | null) =>
  useReadPages(['receipts', { appointmentId }], 'GET /api/user/receipts', {
    query: { limit: PAGE, ...(appointmentId && { appointmentId }) },
    select: ({ pages }) => pages.flatMap(({ receipts }) => receipts),
  })

/** Loads one of the client's receipts with its issuer. */
export const useReceipt = (number: number) =>
  useRead(['receipts', number], 'GET /api/user/receipts/:number', { params: { number } })
