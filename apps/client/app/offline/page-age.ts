/** How long ago the page was rendered: the worker, or the server for all visitors, may have kept it. */
export function pageAgeMs(): number {
  const saved = document.documentElement.dataset['ageMs']
  if (saved !== undefined) return Number(saved)
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0
}
