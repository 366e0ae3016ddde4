import { useSubmittedText } from '@anseo/site-kit/use-submitted-text'
import { SearchInput } from '@anseo/ui/search-input'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** The search text in the address. */
  search: string
  onSearch: (text: string) => void
}

/** A search field that puts each letter into the address, and follows the address where a link or Back changes it. */
export function SearchField({ search, onSearch, ...input }: SearchFieldProps) {
  const { typed, setTyped, setSubmitted } = useSubmittedText(search)
  return (
    <SearchInput
      {...input}
      maxLength={200}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        setSubmitted(value)
        onSearch(value)
      }}
    />
  )
}
