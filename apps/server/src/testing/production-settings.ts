/**
 * The settings that production needs before it starts, leading to nobody; the address of the database comes with
 * each test.
 */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://anseo.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Anseo <hello@anseo.example>',
  STRIPE_SECRET_KEY: 'sk_test_refused',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_refused',
  STRIPE_WEBHOOK_SECRET: 'whsec_refused',
  HOST: '127.0.0.1',
  DRAIN_SECONDS: '0',
}
