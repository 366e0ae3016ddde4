/**
 * An element counts as near from 600 px below the screen on, and however far above it: whoever scrolled past it while the
 * page loaded would otherwise never see it.
 */
const MARGIN = '100000px 0px 600px'

/** The share of an element that has to come near, the same as of a picture that loads late (§9). */
const VISIBLE_RATIO = 0.1

/**
 * Resolves once the first element of a selector comes near the screen; immediately on the server, and where there is no
 * such element, since what waits for it is then not shown yet.
 */
export function whenNear(selector: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: MARGIN, threshold: VISIBLE_RATIO },
    )
    observer.observe(element)
  })
}
