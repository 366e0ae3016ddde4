import { shownSpecialities } from '@anseo/domain/specialities'
import { useSpecialities } from '../../vendors/use-specialities.ts'
import SearchForm from './search-form.tsx'

/** The search form of the home page after a navigation within the site; a page from the server has it as plain HTML. */
export default function OpenSearch() {
  return <SearchForm specialities={shownSpecialities(useSpecialities())} />
}
