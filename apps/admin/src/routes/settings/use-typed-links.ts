import { useDraft } from '@anseo/site-kit/use-draft'
import type { SettingValues } from '@anseo/contract/setting-values'

type Links = SettingValues['brandSocial']

/** Holds typed social links over the saved ones; stored like the texts of the form. */
export function useTypedLinks(inForce: Links) {
  const [draft, setDraft] = useDraft('anseo.admin.settings.links')
  const typed = draft === '' ? inForce : (JSON.parse(draft) as Links)
  const write = (links: Links) => setDraft(JSON.stringify(links))
  return {
    typed,
    isChanged: JSON.stringify(typed) !== JSON.stringify(inForce),
    change: (index: number, part: Partial<Links[number]>) =>
      write(typed.map((link, at) => (at === index ? { ...link, ...part } : link))),
    add: () => write([...typed, { label: '', url: 'https://' }]),
    remove: (index: number) => write(typed.filter((_, at) => at !== index)),
    forget: () => setDraft(''),
  }
}
