/** The server's clock as this browser knows it: its own, moved by the offset of the last reply (T4). */
let offsetMs = 0

/** Takes the server's time of a reply that has just arrived. */
export function setServerTime(serverTime: Date): void {
  offsetMs = serverTime.getTime() - Date.now()
}

/** What the server's clock shows now. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs)
