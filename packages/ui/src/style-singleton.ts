import { useEffect } from 'react'

/**
 * Replaces react-style-singleton, which the dialogs' library imports (see `style-sheets.ts`): adds styles while
 * any component uses them, as a sheet of the document, which a policy without inline styles allows.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      if (users++ === 0) document.adoptedStyleSheets.push((sheet = sheetOf(styles)))
      return () => {
        if (--users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((used) => used !== sheet)
      }
    }, [styles])
    return null
  }
}

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  return sheet
}
