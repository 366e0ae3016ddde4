// implements: §2.19
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { scrollToTop } from './scroll-to-top.ts'

/** Scrolls smoothly to the top on every route change (§2); back and forward restore the earlier position. */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const leaving = useNavigation().state !== 'idle'
  const shown = useRef({ key, pathname })
  const places = useRef(new Map<string, number>())
  useEffect(() => {
    // During a navigation a shorter page may be shown here, whose position must not be recorded.
    if (leaving) return
    const remember = () => void places.current.set(shown.current.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [leaving])
  useLayoutEffect(() => {
    const stays = shown.current.pathname === pathname
    shown.current = { key, pathname }
    if (stays) return
    const place = places.current.get(key)
    if (type !== 'POP') scrollToTop()
    else if (place !== undefined) scrollTo({ top: place, behavior: 'instant' })
  }, [key, pathname, type])
}
