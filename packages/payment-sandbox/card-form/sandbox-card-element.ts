import type {
  StripeCardElement,
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
} from '@stripe/stripe-js'
import { createElementSheet } from './card-element-style.ts'
import { createCardFields, type CardValues } from './card-fields.ts'
import { BRAND_MARKS, type CardInputError } from './card-input.ts'

type Handler = (event: never) => unknown
type Listening = (type: string, handler: Handler) => SandboxCardElement
type SandboxCardElement = Pick<
  StripeCardElement,
  'mount' | 'unmount' | 'destroy' | 'update' | 'focus' | 'blur' | 'clear'
> & { on: Listening; once: Listening; off: (type: string, handler?: Handler) => SandboxCardElement }
type CollectedCard = { card: CardValues; error?: undefined } | { card?: undefined; error: CardInputError }

/** The access of the sandbox to the input of its elements. */
const collectors = new WeakMap<object, () => CollectedCard>()
let created = 0

/**
 * A card form with the interface of Stripe's card element, in the page itself: inputs labelled `Card number`,
 * `Expiry date` and `CVC`, events `ready`, `change`, `focus`, `blur` and `escape`, the `style` option.
 */
export function createSandboxCardElement(
  options: StripeCardElementOptions = {},
  onDestroy: () => void = () => undefined,
): StripeCardElement {
  created += 1
  const className = `card-element-${created}`
  const sheet = createElementSheet(className)
  const handlers = new Map<string, Set<Handler>>()
  const fields = createCardFields(emitChange)
  const icon = Object.assign(document.createElement('span'), {
    className: 'card-element__icon',
    ariaHidden: 'true',
  })
  const root = document.createElement('div')
  root.className = `card-element ${className}`
  root.setAttribute('role', 'group')
  root.setAttribute('aria-label', 'Card details')
  const [number, ...others] = fields.inputs
  // Expiry and security code stay together where the form needs two lines.
  const rest = Object.assign(document.createElement('span'), { className: 'card-element__rest' })
  rest.append(...others)
  root.append(icon, number!, rest)
  let current = options
  let container: HTMLElement | null = null
  let ready = false
  let lastChange = ''
  apply()

  root.addEventListener('mousedown', (event) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    fields.focus()
  })
  root.addEventListener('focusin', (event) => {
    if (!root.contains(event.relatedTarget as Node | null)) emit('focus', { elementType: 'card' })
    showState()
  })
  root.addEventListener('focusout', (event) => {
    if (root.contains(event.relatedTarget as Node | null)) return
    emit('blur', { elementType: 'card' })
    container?.classList.remove(classNames().focus)
  })
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emit('escape', { elementType: 'card' })
  })

  function apply(): void {
    sheet.update(current.style)
    icon.style.display = current.hideIcon ? 'none' : ''
    for (const input of fields.inputs) input.disabled = current.disabled ?? false
  }

  function classNames() {
    const base = current.classes?.base ?? 'StripeElement'
    return {
      base,
      complete: `${base}--complete`,
      empty: `${base}--empty`,
      focus: `${base}--focus`,
      invalid: `${base}--invalid`,
      ...current.classes,
    }
  }

  function showState(): void {
    const { brand, complete, empty, error } = fields.state()
    const names = classNames()
    root.classList.toggle(`${className}--complete`, complete)
    icon.textContent = BRAND_MARKS[brand]
    container?.classList.add(names.base)
    container?.classList.toggle(names.complete, complete)
    container?.classList.toggle(names.empty, empty)
    container?.classList.toggle(names.invalid, error !== undefined)
    container?.classList.toggle(names.focus, root.contains(document.activeElement))
  }

  function emitChange(): void {
    const { brand, complete, empty, error } = fields.state()
    showState()
    const event: StripeCardElementChangeEvent = {
      elementType: 'card',
      brand,
      complete,
      empty,
      error,
      value: { postalCode: '' },
    }
    if (JSON.stringify(event) === lastChange) return
    lastChange = JSON.stringify(event)
    emit('change', event)
  }

  function emit(type: string, event: object): void {
    for (const handler of handlers.get(type) ?? []) handler(event as never)
  }

  function on(type: string, handler: Handler): SandboxCardElement {
    handlers.set(type, (handlers.get(type) ?? new Set()).add(handler))
    // A listener that is added after the element was mounted still hears that it is ready.
    if (type === 'ready' && ready) queueMicrotask(() => handler({ elementType: 'card' } as never))
    return element
  }

  function off(type: string, handler?: Handler): SandboxCardElement {
    if (handler) handlers.get(type)?.delete(handler)
    else handlers.delete(type)
    return element
  }

  function unmount(): void {
    root.remove()
    container = null
  }

  const element: SandboxCardElement = {
    on,
    off,
    once(type: string, handler: Handler): SandboxCardElement {
      const first: Handler = (event) => {
        off(type, first)
        handler(event)
      }
      return on(type, first)
    },
    mount(target: string | HTMLElement): void {
      const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
      if (!found)
        throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`)
      container = found
      found.replaceChildren(root)
      showState()
      queueMicrotask(() => {
        ready = true
        emit('ready', { elementType: 'card' })
      })
    },
    unmount,
    destroy(): void {
      unmount()
      sheet.remove()
      onDestroy()
    },
    update(changes: StripeCardElementOptions): void {
      current = { ...current, ...changes }
      apply()
    },
    focus: fields.focus,
    blur: () => fields.inputs.forEach((input) => input.blur()),
    clear: fields.clear,
  }
  collectors.set(element, () => {
    fields.showAll()
    const { error, values } = fields.state()
    return error ? { error } : { card: values }
  })
  return element as unknown as StripeCardElement
}

/** Returns the card typed into the element, or its problem, which the element then shows. */
export function collectCard(element: object): CollectedCard {
  const collect = collectors.get(element)
  if (!collect) throw new Error('This element was not created by the sandbox.')
  return collect()
}
