import { hostedPage } from './hosted-page.ts'

/** A well-formed IBAN that belongs to nobody. */
const EXAMPLE_IBAN = 'IE64 IRCE 9205 0112 3456 78'

const page = (content: string) => hostedPage('Payout account, test page', content)

/**
 * The provider's questions to the owner of an account.
 * @param problem what is wrong with what was sent.
 */
export const onboardingPage = (problem = ''): string =>
  page(`
    <h1>Set up payouts</h1>
    <p>This is the test page of the payment provider. No real money is paid out: use <b>${EXAMPLE_IBAN}</b>.</p>
    <form method="post">
      <label>IBAN <input name="iban" required autocomplete="off" value="${EXAMPLE_IBAN}"></label>
      ${problem && `<p role="alert">${problem}</p>`}
      <button value="complete">Save bank account</button>
    </form>`)

/** Returns the page for a link that was used already. */
export const usedLinkPage = (): string =>
  page('<h1>This link has been used</h1><p>Go back to your payout account and start again.</p>')
