import { NAMED_TIMES } from '@anseo/domain/named-times'
import { Chip } from '@anseo/ui/chip'
import { Link } from 'react-router'
import { WHEN_WORDS } from './filter-texts.ts'
import { ANY_TIME, type ListState, listQuery } from './list-state.ts'

/**
 * A chip for each of the most searched times; a chosen one leads back to any time.
 * @param others whether only those that are not chosen are shown.
 */
export const WhenChips = ({ state, others = false }: { state: ListState; others?: boolean }) =>
  NAMED_TIMES.filter((when) => !others || when !== state.when).map((when) => (
    <Chip
      key={when}
      selected={when === state.when}
      link={
        <Link
          to={{ search: listQuery(state, { ...ANY_TIME, when: when === state.when ? '' : when }) }}
          preventScrollReset
        />
      }
    >
      {WHEN_WORDS[when]}
    </Chip>
  ))
