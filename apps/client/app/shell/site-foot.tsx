// implements: §2.30-2.32
import { SiteFooter } from '@anseo/ui/site-footer'
import { Link, useLocation } from 'react-router'
import { useSettings } from '../root.tsx'
import { scrollToTop } from './scroll-to-top.ts'

/** Labels by their path. */
const QUICK = {
  '/': 'Home',
  '/vendors': 'All Vendors',
  '/about': 'About Us',
  '/contact': 'Contact Us',
}

const LEGAL = {
  '/privacy-policy': 'Privacy policy',
  '/tandc': 'Terms of service',
  '/cookies': 'Cookie statement',
  '/accessibility': 'Accessibility',
  '/ranking': 'How vendors are ranked',
}

/** The footer of every page except the messages. */
export function SiteFoot() {
  const { brand, vendorUrl } = useSettings()
  const { pathname } = useLocation()
  const links = (entries: Record<string, string>) =>
    Object.entries(entries).map(([to, label]) => ({
      key: to,
      content: (
        // Only this page needs it: another one scrolls to the top once it is shown.
        <Link to={to} onClick={() => to === pathname && scrollToTop()}>
          {label}
        </Link>
      ),
    }))
  return (
    <SiteFooter
      brand={brand.name}
      text={`${brand.name} connects customers with verified professionals for home and personal care, right across Ireland.`}
      columns={[
        { title: 'Quick links', items: links(QUICK) },
        {
          title: 'Legal',
          items: [...links(LEGAL), { key: 'vendor', content: <a href={vendorUrl}>Login as Vendor</a> }],
        },
        {
          title: 'Say hello',
          items: [
            { key: 'phone', content: <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</a> },
            { key: 'email', content: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
            { key: 'address', content: brand.address },
            ...brand.social.map(({ label, url }) => ({
              key: label,
              content: (
                <a href={url} rel="me">
                  {label}
                </a>
              ),
            })),
          ],
        },
      ]}
      copyright={`© 2026 ${brand.name}`}
      motto={brand.motto}
    />
  )
}
