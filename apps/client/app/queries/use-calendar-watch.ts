import { useEffect } from 'react'

/** Calls back when a vendor's free times may have changed (S10). The code of the socket is loaded after the page's own. */
export function useCalendarWatch(vendorId: string, onChange: () => unknown): void {
  useEffect(() => {
    let stop = () => {}
    let left = false
    void import('@anseo/api-client/calendar-socket').then(({ watchCalendar }) => {
      if (!left) stop = watchCalendar(vendorId, () => void onChange())
    })
    return () => {
      left = true
      stop()
    }
  }, [vendorId, onChange])
}
