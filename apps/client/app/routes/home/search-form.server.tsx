import { renderToStaticMarkup } from 'react-dom/server'
import SearchForm from './search-form.tsx'

/** The form as it stands in a page that comes from the server. */
export const searchFormHtml = (now: Date): string =>
  renderToStaticMarkup(<SearchForm now={now} />, { identifierPrefix: 'search' })
