// Refusals of what a person signs in with.

export const signInProblems = {
  sign_in_failed: {
    status: 401,
    title: 'E-mail address or password is wrong',
    advice: 'Check both. For a lost password, ask the operator of the server for a one-time link.',
  },

  wrong_code: {
    status: 401,
    title: 'The code is wrong, was used before or has run out',
    advice:
      'Wait for the next code of the authenticator app, and check the clock of its device. Without the app, use a backup code, or ask the operator of the server to remove the app.',
  },
  passkey_refused: {
    status: 401,
    title: 'The passkey was not accepted',
    advice:
      'Try again at the address of the dashboard, with a passkey that the account lists and a device that asks who you are. Or sign in with the password.',
  },
} as const
