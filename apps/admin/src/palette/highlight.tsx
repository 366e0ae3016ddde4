import { searchName } from '@anseo/domain/search-name'

/** Shows a text with the part that matches the search marked; capitals and accents (fadas) do not matter. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const sought = searchName(query)
  const words = text.normalize('NFC')
  const from = [...words]
    .map((letter) => searchName(letter) || letter)
    .join('')
    .indexOf(sought)
  if (sought === '' || from < 0) return text
  const to = from + sought.length
  return (
    <>
      {words.slice(0, from)}
      <mark>{words.slice(from, to)}</mark>
      {words.slice(to)}
    </>
  )
}
