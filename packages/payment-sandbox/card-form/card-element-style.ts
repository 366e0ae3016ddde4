import type { StripeElementStyle } from '@stripe/stripe-js'

/** The style of the card form without a `style` option: the page's own font and colours. */
const BASE_CSS = `
  .card-element { display: flex; flex-wrap: wrap; align-items: center; gap: 0.375rem 0.5rem; width: 100%; cursor: text; }
  .card-element__icon { flex: none; display: grid; place-items: center; width: 2.125rem; height: 1.375rem; border-radius: 0.25rem;
    border: 1px solid var(--line-strong); color: var(--card-icon-color, var(--ink-2)); font: 700 0.5625rem/1 var(--ff-text); }
  .card-element input { min-width: 0; margin: 0; padding: 0; border: 0; outline: 0; background: transparent;
    font: inherit; font-variant-numeric: tabular-nums; color: var(--ink); }
  .card-element input::placeholder { color: var(--ink-3); opacity: 1; }
  .card-element input[aria-invalid='true'] { color: var(--danger); }
  .card-element input[name='cc-number'] { flex: 1 1 10em; }
  .card-element__rest { display: flex; gap: 0.5rem; }
  .card-element input[name='cc-exp'] { width: 5em; }
  .card-element input[name='cc-csc'] { width: 2.5em; }
`

const VARIANTS = {
  base: 'input',
  empty: 'input:placeholder-shown',
  complete: '&--complete input',
  invalid: "input[aria-invalid='true']",
} as const

let baseSheet: CSSStyleSheet | undefined

/** A style sheet of the document that follows the element's `style` option; it needs no inline style. */
export function createElementSheet(className: string): {
  update: (style?: StripeElementStyle) => void
  remove: () => void
} {
  if (!baseSheet) document.adoptedStyleSheets.push((baseSheet = sheetOf(BASE_CSS)))
  const sheet = sheetOf('')
  document.adoptedStyleSheets.push(sheet)
  return {
    update: (style = {}) => sheet.replaceSync(cssOf(className, style)),
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    },
  }
}

/** The rules of a `style` option for the inputs within `.className`. */
export function cssOf(className: string, style: StripeElementStyle): string {
  return Object.entries(VARIANTS)
    .map(([variant, inner]) => {
      const selector = inner.startsWith('&') ? `.${className}${inner.slice(1)}` : `.${className} ${inner}`
      return rules(selector, style[variant as keyof StripeElementStyle] ?? {})
    })
    .join('\n')
}

function rules(selector: string, properties: object): string {
  const nested: string[] = []
  const declarations = Object.entries(properties).flatMap(([name, value]) => {
    if (value !== null && typeof value === 'object') {
      nested.push(rules(`${selector}${name}`, value))
      return []
    }
    return [`${propertyName(name)}: ${String(value).replaceAll(/[{};]/g, '')};`]
  })
  const own = declarations.length > 0 ? `${selector} { ${declarations.join(' ')} }` : ''
  return [own, ...nested].filter(Boolean).join('\n')
}

function propertyName(name: string): string {
  if (name === 'iconColor') return '--card-icon-color'
  if (name === 'fontSmoothing') return '-webkit-font-smoothing'
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
