import { Note } from './note.tsx'

/** Announces why a form could not be sent; nothing while there is no reason. */
export const FormError = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <Note tone="bad" role="alert">
      {text}
    </Note>
  ) : null
