import type { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../caller.ts'
import { mailedLink } from '../mails.ts'
import { NEW_PASSWORD, newAddress } from '../new-client.ts'
import { answerWordless, breakOff, openAs, press, type ProvocationOf, visit, type World } from './world.ts'

const openAsVisitor = (world: World, path: string) => openAs(world, path, { signedIn: {} })
const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })

async function typeLogin(page: Page, email = 'client@demo.test'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(NEW_PASSWORD)
}

async function typeNewPassword(page: Page): Promise<void> {
  await password(page, 'New Password').fill(NEW_PASSWORD)
  await password(page, 'Confirm Password').fill(NEW_PASSWORD)
}

/** Signs up a client on the page. */
async function signUp(world: World, email: string): Promise<Page> {
  const page = await openAsVisitor(world, '/login?mode=sign-up')
  await page.getByLabel('Full Name').fill('Maeve Quinn')
  await typeLogin(page, email)
  await press(page, 'Create Account')
  return page
}

export const ACCOUNT_PROVOKED: ProvocationOf<typeof ACCOUNT> = {
  loginUnanswered: async (world) => {
    const page = await openAsVisitor(world, '/login')
    await breakOff(page, '**/api/user/login')
    await typeLogin(page)
    await press(page, 'Login')
    return page
  },
  loginOffline: async (world) => {
    const page = await openAsVisitor(world, '/login')
    await page.context().setOffline(true)
    await typeLogin(page)
    await press(page, 'Login')
    return page
  },
  registered: (world) => signUp(world, newAddress()),
  resendFailed: async (world) => {
    const page = await openAsVisitor(world, '/resend-verification')
    await breakOff(page, '**/api/user/resend-verification')
    await page.getByLabel('Email').fill(newAddress())
    await press(page, 'Resend Email')
    return page
  },
  verified: async (world) => {
    const email = newAddress()
    const page = await signUp(world, email)
    await page.goto(await mailedLink(world.url, email, '/verify-email'))
    return page
  },
  verificationFailed: async (world) => {
    const page = await visit(world, { signedIn: {} })
    await answerWordless(page, '**/api/user/verify-email*', 400)
    await page.goto('/verify-email?token=x')
    return page.getByRole('alert')
  },
  verificationUnanswered: async (world) => {
    const page = await visit(world, { signedIn: {} })
    await breakOff(page, '**/api/user/verify-email*')
    await page.goto('/verify-email?token=x')
    return page.getByRole('alert')
  },
  disownFailed: async (world) => {
    const page = await openAsVisitor(world, '/not-me?token=x')
    await breakOff(page, '**/api/user/disown-registration')
    await press(page, 'Delete this sign-up')
    return page
  },
  forgotPasswordFailed: async (world) => {
    const page = await openAsVisitor(world, '/forgot-password')
    await breakOff(page, '**/api/user/forgot-password')
    await page.getByLabel('Email').fill(newAddress())
    await press(page, 'Send Reset Link')
    return page
  },
  resetPasswordFailed: async (world) => {
    const page = await openAsVisitor(world, '/reset-password?token=x')
    await breakOff(page, '**/api/user/reset-password*')
    await typeNewPassword(page)
    await press(page, 'Reset Password')
    return page
  },
  changePasswordFailed: async (world) => {
    const page = await openAs(world, '/change-password')
    await breakOff(page, '**/api/user/change-password')
    await password(page, 'Current Password').fill(NEW_PASSWORD)
    await typeNewPassword(page)
    await press(page, 'Change Password')
    return page
  },
  profileFailed: async (world) => {
    const page = await openAs(world, '/my-profile')
    await press(page, 'Edit')
    await breakOff(page, '**/api/user/update-profile')
    await press(page, 'Save Information')
    return page
  },
  passkeyNotAdded: async (world) => {
    const page = await openAs(world, '/my-profile')
    await page.evaluate(() => {
      navigator.credentials.create = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
    })
    await press(page, 'Add a passkey')
    await password(page, 'Your password').fill(DEMO_PASSWORD)
    await press(page, 'Continue')
    return page.getByRole('alert')
  },
  passkeyUnused: async (world) => {
    const page = await openAsVisitor(world, '/login')
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
    })
    await press(page, 'Log in with a passkey')
    return page.getByRole('alert')
  },
  notificationsFailed: async (world) => {
    const page = await openAs(world, '/my-profile')
    await breakOff(page, '**/api/notifications?*')
    await page
      .getByRole('link', { name: /Notifications/ })
      .filter({ visible: true })
      .first()
      .click()
    return page
  },
}
