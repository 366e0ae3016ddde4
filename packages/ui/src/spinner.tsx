/** A turning ring in the text's colour and size. Decoration: the words beside it say what happens. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
