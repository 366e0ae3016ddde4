import { expect, test } from 'vitest'
import { HOSTILE_STRINGS } from '@anseo/test-support/hostile-strings'
import { insertSettings } from './single-page-site.ts'
import type { SiteSettings } from './site-settings.ts'

const PLACE = /^<script type="application\/json" id="site">(.*?)<\/script>$/s

/** The settings as a browser reads them: what stands there before the first tag that ends a script. */
function readBack(motto: string) {
  const page = insertSettings('<!--site-->', { brand: { motto } } as SiteSettings)
  const [, text = ''] = PLACE.exec(page) ?? []
  return { page, settings: JSON.parse(text) as SiteSettings }
}

test('no text of a brand ends the script that holds the settings, or begins another', () => {
  for (const motto of [...HOSTILE_STRINGS, '</script><script>alert(1)</script>', '<!--<script>', '$&$1']) {
    const { page, settings } = readBack(motto)
    expect(settings.brand.motto).toBe(motto)
    expect(page.split('<')).toHaveLength(3)
  }
})
