/** The first match counts, since most browsers also name those that they are based on. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The number of characters of a user agent that are read. */
const LONGEST_READ = 1_000

/**
 * Returns a name for a device, such as 'Firefox on Linux', from the `User-Agent` of its requests. The words are all
 * ours: nothing of the header itself is stored.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, LONGEST_READ) ?? ''
  const [browser, system] = [named(text, BROWSERS), named(text, SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

const named = (text: string, names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1]
