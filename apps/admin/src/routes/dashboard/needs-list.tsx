import { Button } from '@anseo/ui/button'
import { classNames } from '@anseo/ui/class-names'
import { Link } from 'react-router'
import { useMayOpen } from '../../navigation/use-may-open.ts'
import { needsOf, type Overview } from './needs.ts'

/** Lists tasks for people, each with its link; leaves out those with nothing to do, or for other roles. */
export function NeedsList({ overview, now }: { overview: Overview; now: Date }) {
  const mayOpen = useMayOpen()
  const needs = needsOf(overview, now).filter(({ count, to }) => count > 0 && mayOpen(to))
  return (
    <section className="card needs">
      <div className="card-head">
        <h2>Needs attention</h2>
      </div>
      {needs.length === 0 && <p className="card-body muted">Nothing needs your attention.</p>}
      <ul>
        {needs.map(({ key, count, words, detail, Icon, hot, to, verb }) => (
          <li key={key} className={classNames(hot && 'hot') || undefined}>
            <span className="disc" aria-hidden="true">
              <Icon />
            </span>
            <div>
              <b>{`${count} ${words[count === 1 ? 0 : 1]}`}</b>
              {detail && <small className="num">{detail}</small>}
            </div>
            <Button tone="sec" size="sm" asChild>
              <Link to={to} aria-label={`${verb}: ${count} ${words[count === 1 ? 0 : 1]}`}>
                {verb}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
