/** Storage key of the chosen theme; without a value the system's theme applies. */
export const THEME_KEY = 'anseo-theme'

/**
 * Text of the inline script in `<head>` that sets `data-theme` before the first paint and whenever the system's
 * preference or the choice in another tab changes: the stored choice (light, dark), else what the system prefers.
 */
export const themeScript = `(function(){var m=matchMedia('(prefers-color-scheme: dark)');function f(){var t=localStorage.getItem('${THEME_KEY}');if(t!=='light'&&t!=='dark')t=m.matches?'dark':'light';document.documentElement.dataset.theme=t}f();m.addEventListener('change',f);addEventListener('storage',f)})()`
