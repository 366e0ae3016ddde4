import { shownSpecialities } from '@anseo/domain/specialities'
import { useSpecialities } from '../../vendors/use-specialities.ts'
import SearchForm from './search-form.tsx'

/** The search form as a navigation within the site shows it. */
export default function OpenSearch() {
  return <SearchForm specialities={shownSpecialities(useSpecialities())} />
}
