/** The bank's question in the sandbox, asked in the page. */
const CSS = `
  .three-d-secure { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); margin: auto; padding: 1.5rem; border: 0; border-radius: var(--r-lg);
    background: var(--surface); color: var(--ink); box-shadow: var(--sh-3); }
  .three-d-secure::backdrop { background: var(--scrim); }
  .three-d-secure h2 { margin: 0 0 0.5rem; font: 700 1.375rem/1.2 var(--ff-display); }
  .three-d-secure p { margin: 0 0 1.25rem; }
  .three-d-secure p[role='alert'] { color: var(--danger); }
  .three-d-secure p[role='alert']:empty { display: none; }
  .three-d-secure div { display: grid; gap: 0.75rem; }
  .three-d-secure button { min-height: 48px; padding: 0 1rem; border: 1px solid var(--primary); border-radius: var(--r-md);
    font: inherit; font-weight: 600; cursor: pointer; background: var(--surface); color: var(--link); }
  .three-d-secure button[value='complete'] { background: var(--primary); color: var(--on-primary); }
  .three-d-secure button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  .three-d-secure button:disabled { opacity: 0.6; cursor: progress; }
`

let sheet: CSSStyleSheet | undefined

/**
 * Asks for the 3-D Secure step in a modal dialog; closing it counts as failing.
 * @param what waits for it, e.g. `A payment of €268.21`
 * @param settle tells the bank the outcome; while it runs the buttons rest, when it fails the person may try again
 */
export function askForAuthentication(
  what: string,
  settle: (outcome: 'complete' | 'fail') => Promise<void>,
): Promise<void> {
  useStyles()
  const { dialog, alert, buttons } = createDialog(what)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    async function choose(outcome: 'complete' | 'fail'): Promise<void> {
      if (buttons.some((button) => button.disabled)) return
      setDisabled(buttons, true)
      alert.textContent = ''
      try {
        await settle(outcome)
        dialog.close()
        dialog.remove()
        resolve()
      } catch {
        alert.textContent = "We couldn't reach your bank. Please try again."
        setDisabled(buttons, false)
      }
    }
    for (const button of buttons)
      button.addEventListener('click', () => void choose(button.value as 'complete' | 'fail'))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      void choose('fail')
    })
  })
}

function createDialog(what: string) {
  const dialog = document.createElement('dialog')
  dialog.className = 'three-d-secure'
  dialog.setAttribute('aria-labelledby', 'three-d-secure-title')
  const title = Object.assign(document.createElement('h2'), {
    id: 'three-d-secure-title',
    textContent: 'Confirm with your bank',
  })
  const text = document.createElement('p')
  text.textContent = `This is the test page of your card's bank (3-D Secure). ${what} needs your approval.`
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  const buttons = [
    createButton('complete', 'Complete authentication'),
    createButton('fail', 'Fail authentication'),
  ]
  const row = document.createElement('div')
  row.append(...buttons)
  dialog.append(title, text, alert, row)
  return { dialog, alert, buttons }
}

function createButton(value: string, textContent: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', value, textContent })
}

function setDisabled(buttons: HTMLButtonElement[], disabled: boolean): void {
  for (const button of buttons) button.disabled = disabled
}

function useStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  document.adoptedStyleSheets.push(sheet)
}
