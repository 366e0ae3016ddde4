import { renderToStaticMarkup } from 'react-dom/server'
import SearchForm from './search-form.tsx'

/** The search form as the server renders it. */
export const searchFormHtml = (now: Date): string =>
  renderToStaticMarkup(<SearchForm now={now} />, { identifierPrefix: 'search' })
