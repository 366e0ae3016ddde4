import type { NamedSpeciality } from '@anseo/domain/specialities'
import { renderToStaticMarkup } from 'react-dom/server'
import SearchForm from './search-form.tsx'

/** The search form as the server renders it. */
export const searchFormHtml = (now: Date, specialities: readonly NamedSpeciality[]): string =>
  renderToStaticMarkup(<SearchForm now={now} specialities={specialities} />, { identifierPrefix: 'search' })
