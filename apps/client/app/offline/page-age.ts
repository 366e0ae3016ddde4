/** Returns the time in ms since the page was rendered: the service worker or the server may have cached it. */
export function pageAgeMs(): number {
  const saved = document.documentElement.dataset['ageMs']
  if (saved !== undefined) return Number(saved)
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0
}
