import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export type FooterColumn = { title: string; items: { key: string; content: ReactNode }[] }

type SiteFooterProps = {
  brand: string
  /** Sentence about the platform. */
  text: string
  /** Three columns of links. */
  columns: FooterColumn[]
  copyright: string
  motto?: string
}

/** The dark footer of every page of the client site. */
export function SiteFooter({ brand, text, columns, copyright, motto }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div>
          <Logo name={brand.toLowerCase()} />
          <p className="said">{text}</p>
        </div>
        {columns.map((column) => (
          <div key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.key}>{item.content}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className="base">
          <span>{copyright}</span>
          <ThemeSwitch />
          {motto && <span>{motto}</span>}
        </div>
      </div>
    </footer>
  )
}
