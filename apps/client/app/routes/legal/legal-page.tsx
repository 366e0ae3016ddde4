// implements: §2.112, §2.114, §9.23
import type { ReactNode } from 'react'
import './legal.css'

export interface LegalSection {
  /** The id of the section, for links to it. */
  id: string
  title: string
  text: ReactNode
}

interface LegalPageProps {
  title: string
  lead: string
  /** The day from which the text applies. */
  effective: string
  /** The day of its last change. */
  updated: string
  sections: readonly LegalSection[]
}

/** A legal text: contents on the left, numbered sections on the right, each with an anchor. */
export function LegalPage({ title, lead, effective, updated, sections }: LegalPageProps) {
  return (
    <div className="wrap mid page legal for-paper">
      <header>
        <h1>{title}</h1>
        <p className="muted mt-2">
          Effective {effective}. Last updated {updated}.
        </p>
      </header>
      <nav aria-label="Contents">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article>
        <p className="lead">{lead}</p>
        {sections.map(({ id, title, text }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {title}
            </h2>
            {text}
          </section>
        ))}
      </article>
    </div>
  )
}
