// implements: §8.6, §8.10-8.15, §8.17, §8.50
/**
 * Login and account pages (§8). A text in the server's answer is shown as it is (§7); these texts are for no answer, or
 * for one without a text.
 */
export const ACCOUNT = {
  /** Login and sign-up: the connection was reset, timed out, or went offline during the call. */
  loginUnanswered: 'Network error. Please check your internet connection.',
  /** Login and sign-up, before the server is asked (§5). */
  loginOffline: 'You are offline. Please check your internet connection.',
  registered: 'Account created! Please check your email to verify.',
  resendFailed: 'Failed to resend verification email.',
  verified: 'Email verified! You can now log in.',
  /** The server refused the link without a text. */
  verificationFailed: 'Verification failed.',
  /** The server did not answer. */
  verificationUnanswered: 'Something went wrong.',
  disownFailed: 'The sign-up was not deleted. Please try again.',
  forgotPasswordFailed: 'Server error',
  resetPasswordFailed: 'Error resetting password',
  changePasswordFailed: 'Failed to change password',
  profileFailed: 'Error updating profile.',
  /** The device's prompt for a new passkey was closed, or the device refused. */
  passkeyNotAdded: "The passkey wasn't added. Try again.",
  /** The device's prompt at a login was closed, or it has no passkey for this site. */
  passkeyUnused: 'No passkey was used. Try again, or log in another way.',
  notificationsFailed: 'Failed to load notifications',
} as const
